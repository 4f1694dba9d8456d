import type { FieldErrors } from '@metier/sdk/contract';
import type { FastifySchemaValidationError } from 'fastify';
import { refuse, type Refusal } from '../../errors';

const formatMessages: Record<string, string> = {
  email: 'Enter a valid email address.',
  date: 'Enter a date as YYYY-MM-DD.',
  'date-time': 'Enter a moment as YYYY-MM-DDThh:mm:ssZ.',
  uri: 'Enter a valid URL.',
};

const typeMessages: Record<string, string> = {
  integer: 'A whole number is required.',
  number: 'A number is required.',
  boolean: 'This must be true or false.',
  string: 'A text is required.',
  array: 'A list is required.',
  object: 'An object is required.',
};

/** With the value, because the validator is verbose. */
type Finding = FastifySchemaValidationError & { readonly data?: unknown };
type Message = (parameters: Readonly<Record<string, unknown>>) => string;

const messages: Record<string, Message> = {
  required: () => 'This field is required.',
  minLength: ({ limit }) =>
    limit === 1 ? 'This field may not be blank.' : `At least ${limit} characters are needed.`,
  maxLength: ({ limit }) => `At most ${limit} characters are allowed.`,
  minimum: ({ limit }) => `This must be ${limit} or more.`,
  maximum: ({ limit }) => `This must be ${limit} or less.`,
  maxItems: ({ limit }) => `At most ${limit} entries are allowed.`,
  multipleOf: () => 'At most two decimal places are allowed.',
  enum: ({ allowedValues }) => `Choose one of: ${[allowedValues].flat().join(', ')}.`,
  format: ({ format }) => formatMessages[String(format)] ?? 'This does not have the right form.',
  type: ({ type }) => typeMessages[String(type)] ?? 'This is not of the right type.',
  pattern: ({ pattern }) =>
    pattern === '\\S' ? 'This field may not be blank.' : 'This does not have the right form.',
};

/** Refusal with the validator's findings by field, or for a body that is not an object. */
export function refuseFindings(findings: readonly Finding[]): Refusal {
  const { '': whole, ...fields } = explainFindings(findings);
  return whole ? refuse.invalid('The body must be a JSON object.') : refuse.fields(fields);
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
  if (misfit === null) return ['This field may not be null.'];
  if (typeof misfit === 'boolean') return ['This is not of the right type.'];
  const choices = findings
    .filter(({ keyword }) => keyword === 'const')
    .map(({ params }) => params.allowedValue);
  const named = choices.filter((choice) => choice !== '' && choice !== null);
  if (named.length > 0) return [`Choose one of: ${named.join(', ')}.`];
  const isTelling = ({ keyword, params }: Finding) => keyword in messages && params.type !== 'null';
  const sentences = findings
    .filter(isTelling)
    .map(({ keyword, params }) => messages[keyword]?.(params) ?? '');
  return sentences.length > 0 ? [...new Set(sentences)] : ['This is not accepted.'];
}
