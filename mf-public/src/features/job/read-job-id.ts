const LARGEST_ID = 2_147_483_647;

/** The id that the address names: a positive whole number that a database may hold; else undefined. */
export function readJobId(value: string | undefined): number | undefined {
  if (!value || !/^[1-9]\d{0,9}$/.test(value)) return undefined;
  const id = Number(value);
  return id <= LARGEST_ID ? id : undefined;
}
