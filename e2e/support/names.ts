/** A unique name, so that a journey can be repeated on the same data. */
export const makeName = (stem: string): string => `${stem}-${Date.now().toString(36)}`;
