/** A body's fields under their column names, optional where the body's are. */
type Columns<Body, Names> = {
  [Field in keyof Body as Field extends keyof Names ? Names[Field] & string : never]: Body[Field];
};

/** Renames the fields of a full or partial body to columns and trims strings; omitted fields stay omitted. */
export function readColumns<Body extends object, const Names extends Readonly<Record<string, string>>>(
  body: Body,
  names: Names,
): Columns<Body, Names> {
  const columns = Object.entries(body)
    .filter(([field]) => Object.hasOwn(names, field))
    .map(([field, value]) => [names[field], typeof value === 'string' ? value.trim() : value]);
  return Object.fromEntries(columns) as Columns<Body, Names>;
}

/** True when at least one column is set; undefined columns stay unchanged. */
export const hasChanges = (changes: object): boolean =>
  Object.values(changes).some((value) => value !== undefined);
