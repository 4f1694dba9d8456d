import { refuse } from '../errors';

type Schema = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Before validation, which reads texts as numbers because forms send them so, but by the same leniency null as 0, as
 * false or as nothing, and true as 1: refuses null and booleans in a body where its schema has no place for them.
 */
export function refuseMisfits(schema: unknown, body: unknown): void {
  if (!isRecord(schema) || !isRecord(schema.properties) || !isRecord(body)) return;
  for (const [field, part] of Object.entries(schema.properties)) {
    const misfit = Object.hasOwn(body, field) && isRecord(part) ? findMisfit(part, body[field]) : undefined;
    if (misfit) throw refuse.field(field, misfit);
  }
}

function findMisfit(schema: Schema, value: unknown): string | undefined {
  if (value === null) return takes(schema, 'null') ? undefined : 'This field may not be null.';
  if (typeof value === 'boolean')
    return takes(schema, 'boolean') ? undefined : 'This is not of the right type.';
  if (!Array.isArray(value) || !isRecord(schema.items)) return undefined;
  const { items } = schema;
  return value.map((item) => findMisfit(items, item)).find(Boolean);
}

/** Whether a schema, or one of its alternatives, is of this type; one that names no type takes everything. */
function takes(schema: Schema, type: 'null' | 'boolean'): boolean {
  if (Array.isArray(schema.anyOf)) return schema.anyOf.some((each) => isRecord(each) && takes(each, type));
  if ('const' in schema) return typeof schema.const === type;
  return schema.type === undefined || schema.type === type;
}
