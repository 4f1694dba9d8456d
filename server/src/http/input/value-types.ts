import type { FastifyRequest } from 'fastify';
import { refuse } from '../../errors';

type Schema = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Accepted number formats; the validator alone would also parse `0x10`, `1e3` and ` 7`. */
const WRITTEN: Readonly<Record<string, { form: RegExp; otherwise: string }>> = {
  integer: { form: /^-?\d+$/, otherwise: 'A whole number is required.' },
  number: { form: /^-?\d+(\.\d+)?$/, otherwise: 'A number is required.' },
};

/**
 * Before validation: refuses values that do not fit the schema. The validator coerces strings to numbers,
 * which forms and URLs need, but would also coerce null to 0, false or an empty value, and true to 1.
 */
export async function refuseMisfittingInput({ routeOptions, params, query, body }: FastifyRequest) {
  const { schema = {} } = routeOptions;
  if (listMisfits(schema.params, params).length > 0) throw refuse.missing();
  refuseMisfits(schema.querystring, query);
  refuseMisfits(schema.body, body);
}

/** The same for a body that the route parses itself. */
export function refuseMisfits(schema: unknown, input: unknown): void {
  const misfits = listMisfits(schema, input);
  if (misfits.length > 0) throw refuse.fields(Object.fromEntries(misfits));
}

/** Fields that do not fit, with the reason. */
function listMisfits(schema: unknown, input: unknown): [string, string[]][] {
  if (!isRecord(schema) || !isRecord(schema.properties) || !isRecord(input)) return [];
  return Object.entries(schema.properties).flatMap(([field, part]): [string, string[]][] => {
    const misfit = Object.hasOwn(input, field) && isRecord(part) ? findMisfit(part, input[field]) : undefined;
    return misfit ? [[field, [misfit]]] : [];
  });
}

function findMisfit(schema: Schema, value: unknown): string | undefined {
  if (value === null) return takes(schema, 'null') ? undefined : 'This field may not be null.';
  if (typeof value === 'boolean')
    return takes(schema, 'boolean') ? undefined : 'This is not of the right type.';
  if (typeof value === 'string') {
    const written = WRITTEN[String(schema.type)];
    return !written || written.form.test(value) ? undefined : written.otherwise;
  }
  if (!Array.isArray(value) || !isRecord(schema.items)) return undefined;
  const { items } = schema;
  return value.map((item) => findMisfit(items, item)).find(Boolean);
}

/**
 * True when a schema, or one of its alternatives, has this type; a schema without a type accepts everything.
 */
function takes(schema: Schema, type: 'null' | 'boolean'): boolean {
  if (Array.isArray(schema.anyOf)) return schema.anyOf.some((each) => isRecord(each) && takes(each, type));
  if ('const' in schema) return typeof schema.const === type;
  return schema.type === undefined || schema.type === type;
}
