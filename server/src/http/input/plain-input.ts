import { refuse } from '../../errors';
import { inCurrentLanguage } from '../../languages/current-language';
import { validationTexts } from './validation.texts';

const texts = inCurrentLanguage(validationTexts);

const DEEPEST = 16;
/** NUL cannot be stored, and a lone surrogate cannot be encoded as UTF-8. */
const UNSTORABLE = /\0|\p{Cs}/u;

/** Refuses values that no field may hold, at any depth: NUL, lone surrogates, `1e999`, excessive nesting. */
export function assertStorable(input: unknown): void {
  if (typeof input !== 'object' || input === null) return;
  for (const [field, value] of Object.entries(input)) {
    const flaw = findFlaw(field, 0) ?? findFlaw(value, 0);
    if (flaw) throw UNSTORABLE.test(field) ? refuse.invalid(flaw) : refuse.field(field, flaw);
  }
}

function findFlaw(value: unknown, depth: number): string | undefined {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? texts.unstorable : undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : texts.tooLargeNumber;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= DEEPEST) return texts.tooDeep;
  for (const [key, inner] of Object.entries(value)) {
    const flaw = findFlaw(key, depth) ?? findFlaw(inner, depth + 1);
    if (flaw) return flaw;
  }
  return undefined;
}
