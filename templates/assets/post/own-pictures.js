/** Of the pictures that the board publishes of a listing those that a change is about; what its kind's own fields show stays as it is. */
export const ownPictures = ({ images = [] }) => images.filter(({ field }) => !field);
