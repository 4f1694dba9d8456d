const MAX_ID = 2_147_483_647;

/** Parses an id from a URL: a positive integer in the database's range, else undefined. */
export function readId(text: string | null | undefined): number | undefined {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= MAX_ID ? id : undefined;
}
