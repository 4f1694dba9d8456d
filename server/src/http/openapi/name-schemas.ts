import * as contract from '@metier/sdk/contract';
import type { JsonSchema } from './document';

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isChoice = (schema: JsonSchema) =>
  Array.isArray(schema.anyOf) && schema.anyOf.every((one) => isSchema(one) && typeof one.const === 'string');

/** Plain data, with a union of constants as one `enum`, the form that OpenAPI tools support best. */
export function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy);
  if (!isSchema(value)) return value;
  const { anyOf, patternProperties, ...rest } = value;
  if (patternProperties) return tidy({ ...rest, additionalProperties: Object.values(patternProperties)[0] });
  if (isChoice(value))
    return { ...rest, type: 'string', enum: (anyOf as JsonSchema[]).map(({ const: word }) => word) };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, tidy(inner)]));
}

const isNamed = (schema: JsonSchema) =>
  'properties' in schema || 'additionalProperties' in schema || 'enum' in schema || 'anyOf' in schema;

/** Names of the contract's schemas by serialized form; of identical schemas the first name wins. */
function readNames(): Map<string, string> {
  const names = new Map<string, string>();
  for (const [name, value] of Object.entries(contract)) {
    const schema = tidy(isSchema(value) ? JSON.parse(JSON.stringify(value)) : undefined);
    const text = JSON.stringify(schema);
    if (isSchema(schema) && isNamed(schema) && !names.has(text)) names.set(text, name);
  }
  return names;
}

const sort = (entries: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1)));

/**
 * Replaces every schema that has a name in the contract by a `$ref`. Returns the paths with references, and
 * the referenced schemas.
 */
export function nameSchemas(paths: unknown): { paths: unknown; schemas: Record<string, unknown> } {
  const names = readNames();
  const schemas: Record<string, unknown> = {};
  function visit(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(visit);
    if (!isSchema(value)) return value;
    const name = names.get(JSON.stringify(value));
    if (!name) return visitInside(value);
    schemas[name] ??= visitInside(value);
    return { $ref: `#/components/schemas/${name}` };
  }
  const visitInside = (schema: JsonSchema) =>
    Object.fromEntries(Object.entries(schema).map(([key, inner]) => [key, visit(inner)]));
  const named = visit(tidy(JSON.parse(JSON.stringify(paths))));
  return { paths: sort(Object(named)), schemas: sort(schemas) };
}
