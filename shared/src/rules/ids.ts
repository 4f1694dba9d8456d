const LARGEST_ID = 2_147_483_647;

/** The id that a part of an address names: a positive whole number that a database may hold; else undefined. */
export function readId(text: string | null | undefined): number | undefined {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= LARGEST_ID ? id : undefined;
}
