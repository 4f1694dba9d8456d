import type { Locality } from '../../contract/index';
import { ABROAD } from '../../rules/index';

/** Names of the fields of an address in a form. */
export interface AddressNames {
  readonly postalCode: string;
  readonly city?: string;
  readonly region: string;
}

/** What was filled in by name of the field; it may be replaced, what a person entered may not. */
export type Filled = Record<string, string>;

type Control = HTMLInputElement | HTMLSelectElement;

const findControl = (form: HTMLFormElement, name: string | undefined): Control | undefined => {
  const control = name === undefined ? null : form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : undefined;
};

export const readField = (form: HTMLFormElement, name: string | undefined): string =>
  findControl(form, name)?.value.trim() ?? '';

/** Four digits in Switzerland or Liechtenstein, also with the letters of the country. */
export const readSwissCode = (text: string): string | undefined =>
  /^(?:(?:CH|FL|LI)[ -]?)?(\d{4})$/i.exec(text)?.[1];

/** A code that is none in Switzerland: five digits, or the letters of another country. */
export const isForeignCode = (text: string): boolean =>
  !readSwissCode(text) && /^(?:[A-Z]{1,3}[ -])?\d{4,5}$/i.test(text);

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The localities that a town names. */
export const listNamed = (localities: readonly Locality[], town: string): readonly Locality[] =>
  localities.filter(({ name }) => isSameName(name, town));

/** The value that all have in common, otherwise ''. */
function commonOf(values: readonly string[]): string {
  const [first = '', ...others] = values;
  return others.every((other) => other === first) ? first : '';
}

/** Writes a value as if it were entered; false for a list that does not have it. */
export function writeField(form: HTMLFormElement, name: string | undefined, value: string): boolean {
  const control = findControl(form, name);
  if (!control || control.value === value) return false;
  const before = control.value;
  control.value = value;
  if (control.value !== value) {
    control.value = before;
    return false;
  }
  control.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/**
 * Fills the town and the region where all localities of the code agree and the person has entered no other one. Returns
 * what the fields have now that was filled in.
 */
export function fillAddress(
  form: HTMLFormElement,
  { city, region }: AddressNames,
  localities: readonly Locality[],
  filled: Filled,
): Filled {
  const next: Filled = {};
  function fill(name: string | undefined, value: string) {
    const present = readField(form, name);
    if (name === undefined || (present !== '' && present !== filled[name])) return;
    if (value === present || writeField(form, name, value)) next[name] = value;
  }
  fill(city, commonOf(localities.map(({ name }) => name)));
  const named = listNamed(localities, readField(form, city));
  fill(region, commonOf((named.length > 0 ? named : localities).map((each) => each.region)));
  return next;
}

/** A foreign code as a locality without a name. */
export const ELSEWHERE: readonly Locality[] = [{ name: '', region: ABROAD }];
