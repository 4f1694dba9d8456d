/** A body's fields under the names of their columns, optional where the body's are. */
type Columns<Body, Names> = {
  [Field in keyof Body as Field extends keyof Names ? Names[Field] & string : never]: Body[Field];
};

/** Renames the fields of a body, whole or partial, and trims its texts; what it leaves out stays left out. */
export function readColumns<Body extends object, const Names extends Readonly<Record<string, string>>>(
  body: Body,
  names: Names,
): Columns<Body, Names> {
  const columns = Object.entries(body)
    .filter(([field]) => Object.hasOwn(names, field))
    .map(([field, value]) => [names[field], typeof value === 'string' ? value.trim() : value]);
  return Object.fromEntries(columns) as Columns<Body, Names>;
}

/** Whether there is anything to write: an undefined column stays as it is. */
export const hasChanges = (changes: object): boolean =>
  Object.values(changes).some((value) => value !== undefined);
