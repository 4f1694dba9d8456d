/** A name nobody has yet, so that a journey can be run again on the same data. */
export const makeName = (stem: string): string => `${stem}-${Date.now().toString(36)}`;
