import { useEffect, useRef, useState, type RefObject } from 'react';
import { listLocalities } from '../../api/index';
import type { Locality } from '../../contract/index';
import { ABROAD } from '../../rules/index';
import { usePorts } from '../ports-provider';
import {
  ELSEWHERE,
  fillAddress,
  isForeignCode,
  listNamed,
  readField,
  readSwissCode,
  writeField,
  type AddressNames,
  type Filled,
} from './address-fields';

export type { AddressNames } from './address-fields';

/** Places with the code, of which the form names none. */
export interface LocalityChoice {
  readonly code: string;
  readonly places: readonly Locality[];
}

export interface Mismatch {
  readonly code: string;
  /** The canton of the postal code, and the one that is chosen. */
  readonly expected: string;
  readonly canton: string;
}

interface Found {
  readonly filled?: Locality | undefined;
  readonly choice?: LocalityChoice | undefined;
  readonly mismatch?: Mismatch | undefined;
}

interface PostalCode extends Found {
  choose(place: Locality): void;
}

/** Follows the address in the form around an element, and fills it in from its postal code. */
export function usePostalCode(
  place: RefObject<HTMLElement | null>,
  { postalCode, city, region }: AddressNames,
): PostalCode {
  const { http } = usePorts();
  const filled = useRef<Filled>({});
  const isWriting = useRef(false);
  const [found, setFound] = useState<Found>({});

  useEffect(() => {
    const form = place.current?.closest('form');
    const names: AddressNames = { postalCode, region, ...(city !== undefined && { city }) };
    let latest = 0;
    let handled = '';
    const find = rememberLast((code) => listLocalities(http, code).catch(() => []));

    /** Only a change of the code fills anything in. */
    async function follow({ target, type }: Event) {
      const name = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
      if (!form || isWriting.current || ![postalCode, city, region].includes(name)) return;
      if (type === 'input' && name !== postalCode) return;
      if (name !== postalCode) delete filled.current[name];
      const text = readField(form, postalCode);
      // A code is left after it was typed: what was emptied since stays empty.
      if (name === postalCode && text === handled) return;
      const call = name === postalCode ? ++latest : latest;
      const localities = await findLocalities(find, text, type === 'change');
      if (call !== latest || (type === 'input' && !localities)) return;
      if (name === postalCode) handled = localities ? text : '';
      const mismatch = findMismatch(text, localities, readField(form, region));
      if (name !== postalCode || city === undefined) return setFound({ mismatch });
      isWriting.current = true;
      if (!isAbroadByChoice(form, names, filled.current))
        filled.current = fillAddress(form, names, localities ?? [], filled.current);
      isWriting.current = false;
      setFound(describe(form, names, localities ?? [], filled.current));
    }

    form?.addEventListener('input', follow);
    form?.addEventListener('change', follow);
    return () => {
      latest = -1;
      form?.removeEventListener('input', follow);
      form?.removeEventListener('change', follow);
    };
  }, [http, place, postalCode, city, region]);

  function choose({ name, region: chosen }: Locality) {
    const form = place.current?.closest('form');
    if (!form) return;
    isWriting.current = true;
    writeField(form, city, name);
    writeField(form, region, chosen);
    isWriting.current = false;
    if (city !== undefined) filled.current = { [city]: name, [region]: chosen };
    setFound({ filled: { name, region: chosen } });
    form.querySelector<HTMLElement>(`[name="${city}"]`)?.focus();
  }

  return { ...found, choose };
}

function rememberLast<Value>(find: (code: string) => Value): (code: string) => Value {
  let last: { readonly code: string; readonly value: Value } | undefined;
  return (code) => {
    if (last?.code !== code) last = { code, value: find(code) };
    return last.value;
  };
}

/** Undefined for what is no code yet; a foreign one is known once the field is left. */
async function findLocalities(
  find: (code: string) => Promise<readonly Locality[]>,
  text: string,
  isLeft: boolean,
): Promise<readonly Locality[] | undefined> {
  const code = readSwissCode(text);
  if (code) return find(code);
  return isLeft && isForeignCode(text) ? ELSEWHERE : undefined;
}

const isAbroadByChoice = (form: HTMLFormElement, { region }: AddressNames, filled: Filled) =>
  readField(form, region) === ABROAD && filled[region] !== ABROAD;

/** What to say about an address after its code has changed. */
function describe(
  form: HTMLFormElement,
  names: AddressNames,
  localities: readonly Locality[],
  filled: Filled,
): Found {
  const [code, town, region] = [names.postalCode, names.city, names.region].map((name) =>
    readField(form, name),
  );
  const name = filled[names.city ?? ''] ?? '';
  const note = { name, region: filled[names.region] ?? '' };
  const isNamed = localities === ELSEWHERE || listNamed(localities, town ?? '').length > 0;
  const isOffered = !isNamed && localities.length > 0 && !isAbroadByChoice(form, names, filled);
  return {
    filled: note.name || note.region ? note : undefined,
    choice: isOffered ? { code: code ?? '', places: localities } : undefined,
    mismatch: findMismatch(code ?? '', localities, region ?? ''),
  };
}

/** Undefined if the canton fits, or cannot be compared. */
function findMismatch(
  code: string,
  localities: readonly Locality[] | undefined,
  canton: string,
): Mismatch | undefined {
  const regions = (localities ?? []).map(({ region }) => region);
  const [expected] = regions;
  if (!expected || !canton || [expected, canton].includes(ABROAD) || regions.includes(canton))
    return undefined;
  return { code, expected, canton };
}
