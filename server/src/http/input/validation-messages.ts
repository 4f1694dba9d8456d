import type { FieldErrors } from '@metier/sdk/contract';
import type { FastifySchemaValidationError } from 'fastify';
import { refuse, type Refusal } from '../../errors';
import { inCurrentLanguage } from '../../languages/current-language';
import { validationTexts } from './validation.texts';

const texts = inCurrentLanguage(validationTexts);

/** The text of a name that may be any. */
const find = (known: Readonly<Record<string, string>>, name: unknown) =>
  Object.hasOwn(known, String(name)) ? known[String(name)] : undefined;

/** With the value, because the validator is verbose. */
type Finding = FastifySchemaValidationError & { readonly data?: unknown };
type Message = (parameters: Readonly<Record<string, unknown>>) => string;

const messages: Record<string, Message> = {
  required: () => texts.required,
  minLength: ({ limit }) => (limit === 1 ? texts.blank : texts.minLength(String(limit))),
  maxLength: ({ limit }) => texts.maxLength(String(limit)),
  minimum: ({ limit }) => texts.minimum(String(limit)),
  maximum: ({ limit }) => texts.maximum(String(limit)),
  maxItems: ({ limit }) => texts.maxItems(String(limit)),
  multipleOf: () => texts.multipleOf,
  enum: ({ allowedValues }) => texts.choose([allowedValues].flat().join(', ')),
  format: ({ format }) => find(texts.formats, format) ?? texts.form,
  type: ({ type }) => find(texts.types, type) ?? texts.type,
  pattern: ({ pattern }) => (pattern === '\\S' ? texts.blank : texts.form),
};

/** Refusal of a body that is not an object. */
export const refuseBody = (): Refusal => refuse.invalid(texts.notAnObject);

/** Refusal with the validator's findings by field, or for a body that is not an object. */
export function refuseFindings(findings: readonly Finding[]): Refusal {
  const { '': whole, ...fields } = explainFindings(findings);
  return whole ? refuseBody() : refuse.fields(fields);
}

/** Messages by field, with '' for the body as a whole; alternatives are merged into one sentence. */
function explainFindings(findings: readonly Finding[]): FieldErrors {
  const fields = new Set(findings.map(readField));
  const explain = (field: string) => explainField(findings.filter((finding) => readField(finding) === field));
  return Object.fromEntries([...fields].map((field) => [field, explain(field)]));
}

/** The innermost property, and the list for anything within its entries: forms show errors at these. */
function readField({ instancePath, params }: Finding): string {
  const names = instancePath.split('/').slice(1);
  const entry = names.findIndex((name) => /^\d+$/.test(name));
  if (entry > 0) return names[entry - 1] ?? '';
  return String(params.missingProperty ?? names.at(-1) ?? '');
}

function explainField(findings: readonly Finding[]): string[] {
  const misfit = findings.find(({ keyword }) => keyword === 'type')?.data;
  if (misfit === null) return [texts.null];
  if (typeof misfit === 'boolean') return [texts.type];
  const choices = findings
    .filter(({ keyword }) => keyword === 'const')
    .map(({ params }) => params.allowedValue);
  const named = choices.filter((choice) => choice !== '' && choice !== null);
  if (named.length > 0) return [texts.choose(named.join(', '))];
  const isTelling = ({ keyword, params }: Finding) => keyword in messages && params.type !== 'null';
  const sentences = findings
    .filter(isTelling)
    .map(({ keyword, params }) => messages[keyword]?.(params) ?? '');
  return sentences.length > 0 ? [...new Set(sentences)] : [texts.notAccepted];
}
