// What a typed text means to those who look for listings of a kind.

/**
 * The conditions, with those that no listing can meet beside the others given the meaning that the same words have for the first kind that can
 * meet all of them: in "room with parking" that of rooms. How long somebody wants to stay is `unable` where what else is asked for cannot say it.
 */
export function settled(conditions, words) {
  const has = (kind, { key }) => words.kindsOf(key).includes(kind);
  const asked = conditions.filter(({ key }) => key === "kind").map(({ value }) => value);
  const kinds = asked.length ? asked : [...words.kinds.keys()];
  const facts = conditions.filter(({ key }) => words.kindsOf(key).length);
  const isMet = (some) => !some.length || kinds.some((kind) => some.every((one) => has(kind, one)));
  if (isMet(facts)) return { conditions, unable: [] };
  for (const kind of kinds) {
    const meant = new Map(facts.map((one) => [one, has(kind, one) ? one : one.phrase && words.ofKind(one.phrase, kind, asked.length > 0)]));
    if ([...meant.values()].every(Boolean)) return { conditions: conditions.map((one) => (meant.has(one) ? { ...one, ...meant.get(one) } : one)), unable: [] };
  }
  const stay = facts.filter(({ key }) => key === words.stay);
  if (!stay.length) return { conditions, unable: [] };
  const rest = settled(conditions.filter((one) => !stay.includes(one)), words);
  return { ...rest, unable: stay.map(({ phrase }) => phrase) };
}
