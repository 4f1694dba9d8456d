/** Licences that ask for no more than the authors’ names. */
const PERMISSIVE: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'Zlib',
]);

const isFlatPermissive = (terms: string): boolean =>
  terms.split(' OR ').some((choice) => choice.split(' AND ').every((term) => PERMISSIVE.has(term)));

/** Whether an expression of SPDX leaves a choice of permissive licences; exceptions (`WITH`) are none. */
export function isPermissive(expression: string): boolean {
  let rest = expression;
  for (let inner = /\(([^()]*)\)/.exec(rest); inner; inner = /\(([^()]*)\)/.exec(rest))
    rest = rest.replace(inner[0], isFlatPermissive(inner[1] ?? '') ? 'MIT' : '');
  return isFlatPermissive(rest);
}
