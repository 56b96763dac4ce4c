"""forges_mistakes.py: the rules of files of forges, hosts and servers find every kind of mistake in this table, and none in the files."""

import forge_rules
import forges
import mistakes

GOOD = forges.files()

CHECK, PUBLISH, ACTION, FORGEJO, GITLAB = "github-check.yml", "github-publish.yml", "github-action.yml", "forgejo.yml", "gitlab.yml"
SERVICE, TIMER = "houser.service", "houser.timer"

MISTAKES = [
    ("unreadable: a bracket that stays open", PUBLISH, "[main]", "[main"),
    ("unreadable: a workflow that is a list and a map", CHECK, "name: Check\n", "- name: Check\n"),
    ("a key that nobody knows", CHECK, "permissions: {}", "permission: {}"),
    ("an event that nobody knows", CHECK, "pull_request:", "pull_requests:"),
    ("a schedule that is none", PUBLISH, "30 17 * * *", "30 25 * * *"),
    ("a job without a limit of time", CHECK, "    timeout-minutes: 15\n", ""),
    ("an action by its tag", CHECK, "@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1", "@v7"),
    ("a commit without its version", CHECK, " # v7.0.1", ""),
    ("a commit that is cut short", CHECK, "3d3c42e5aac5ba805825da76410c181273ba90b1", "3d3c42e5"),
    ("a token that stays after the checkout", CHECK, "          persist-credentials: false\n", ""),
    ("all permissions for everything", CHECK, "permissions: {}", "permissions: write-all"),
    ("the usual permissions", CHECK, "permissions: {}\n", ""),
    ("a permission without a reason", PUBLISH, " # to publish", ""),
    ("a permission for all jobs", PUBLISH, "permissions: {}", "permissions: {pages: write}"),
    ("two runs at once", PUBLISH, "concurrency:\n  group: publish\n  cancel-in-progress: false\n", ""),
    ("a stranger's change with the board's own rights", CHECK, "pull_request:", "pull_request_target:"),
    ("an input that the action hasn't", CHECK, "base: HEAD^1", "bases: HEAD^1"),
    ("an output of no job", PUBLISH, "${{ needs.build.outputs.expiring }}", "${{ needs.build.outputs.expired }}"),
    ("an output of no step", PUBLISH, "steps.board.outputs", "steps.bord.outputs"),
    ("a job that waits for none", PUBLISH, "    name: Put it on GitHub Pages\n    needs: build", "    name: Put it on GitHub Pages\n    needs: built"),
    ("a title in a script", PUBLISH, "--title \"$TITLE\"", "--title \"${{ github.event.issue.title }}\""),
    ("a word that falls apart", PUBLISH, "--title \"$TITLE\"", "--title $TITLE"),
    ("a runner that GitHub hasn't", CHECK, "ubuntu-24.04", "debian-12"),
    ("an input that isn't asked for", ACTION, "${{ inputs.account }}", "${{ inputs.acount }}"),
    ("a step that there isn't", ACTION, "steps.expiring.outputs", "steps.expires.outputs"),
    ("an input in a script", ACTION, "--expiring \"$EXPIRING\"'", "--expiring \"${{ inputs.expiring }}\"'"),
    ("a step without its shell", ACTION, "      if: inputs.task == 'build'\n      shell: bash\n", "      if: inputs.task == 'build'\n"),
    ("an unpinned cache", ACTION, "actions/cache/save@27d5ce7f107fe9357f9df03efb73ab90386fccae # v5.0.5", "actions/cache/save@main"),
    ("a condition that is none", ACTION, "if: inputs.task == 'build'\n      shell", "if: inputs.task = 'build'\n      shell"),
    ("a permission that Forgejo's job doesn't need", FORGEJO, "permissions: {}", "permissions: {contents: write}"),
    ("an action of Forgejo by its tag", FORGEJO, "cache/save@27d5ce7f107fe9357f9df03efb73ab90386fccae # v5.0.5", "cache/save@v5"),
    ("a branch in a script", FORGEJO, "\"$GITHUB_SERVER_URL/", "\"${{ github.head_ref }}/"),
    ("a key that GitLab doesn't know", GITLAB, "resource_group", "resource_groups"),
    ("a job of GitLab without a script", GITLAB, "  script:\n    - .program/houser check --expiring 7\n    - .program/houser build\n", ""),
    ("a report that GitLab doesn't take", GITLAB, "codequality", "codequality_report"),
    ("a word of GitLab that falls apart", GITLAB, "--depth=1 origin \"$CI_MERGE_REQUEST_DIFF_BASE_SHA\"", "--depth=1 origin $CI_MERGE_REQUEST_DIFF_BASE_SHA"),
    ("unreadable: a quote that stays open", "netlify.toml", "publish = \"public\"", "publish = \"public"),
    ("a setting of the wrong name", "netlify.toml", "publish =", "publishes ="),
    ("a script that loses a folder with a blank", "get-houser.sh", "mkdir -p \"$folder\"", "mkdir -p $folder"),
    ("bash in a script of sh", "get-houser.sh", "if [ -z \"$digest\" ]; then", "if [[ -z $digest ]]; then"),
    ("a script that doesn't end", "cloudflare.sh", "set -eu", "set -eu; if true; then"),
    ("a version that is none", "houser-release", "HOUSER_VERSION=0.2.0", "HOUSER_VERSION=latest"),
    ("a command among what is released", "houser-release", "HOUSER_URL=\n", "HOUSER_URL=$(id)\n"),
    ("a setting that systemd doesn't know", SERVICE, "NoNewPrivileges", "NoNewPrivilege"),
    ("a value that systemd doesn't take", SERVICE, "PrivateTmp=yes", "PrivateTmp=maybe"),
    ("a program that is not there", SERVICE, "ExecStart=/usr/bin/git pull", "ExecStart=git-is-not-here pull"),
    ("a service that may do what root may", SERVICE, "User=houser\n", ""),
    ("a service that may write everywhere", SERVICE, "ProtectSystem=strict\nRemoveIPC=yes\n", ""),
    ("a service that may call everything", SERVICE, "SystemCallFilter=@system-service\nSystemCallFilter=~@privileged\n", ""),
    ("a timer for no time", TIMER, "*:0/10", "*:0/ten"),
    ("a timer of no unit", TIMER, "[Timer]", "[Timer]\nUnit=board"),
]

if __name__ == "__main__":
    mistakes.run_among("forges_mistakes", lambda name, text: forge_rules.judge(name, text, GOOD), GOOD, MISTAKES)
