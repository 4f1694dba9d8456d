/** The named fields of an object: what a rendered page carries is what it shows. */
export function pickFields<Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  names: readonly Name[],
): Pick<Whole, Name> {
  const found = names.filter((name) => name in whole).map((name) => [name, whole[name]]);
  return Object.fromEntries(found) as Pick<Whole, Name>;
}
