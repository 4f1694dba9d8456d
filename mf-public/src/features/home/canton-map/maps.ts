// One chunk, because both draw the same outlines.
export { CantonMap } from './canton-map';
export { PlaceMap } from './place-map';
