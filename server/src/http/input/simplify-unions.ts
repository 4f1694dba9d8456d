interface Schema {
  readonly anyOf?: readonly Schema[];
  readonly type?: unknown;
  readonly const?: unknown;
}

const isNull = ({ type }: Schema) => type === 'null';
const isWord = ({ const: word }: Schema) => typeof word === 'string';

/** A union of words, perhaps with null, as one branch with a list; any other union with null as nullable. */
function simplifyUnion(branches: readonly Schema[]): object {
  const [others, nulls] = [branches.filter((each) => !isNull(each)), branches.filter(isNull)];
  if (others.every(isWord)) {
    const words = others.map(({ const: word }) => word);
    return { anyOf: [{ type: 'string', enum: words }, ...nulls] };
  }
  const [only] = others;
  if (only && others.length === 1 && nulls.length === 1 && only.anyOf === undefined)
    return { ...only, nullable: true };
  return { anyOf: branches };
}

/**
 * The same schema for the serializer, which compiles a validator for each branch of a union: that takes longer than
 * all else of a reply's schema.
 */
export function simplifyUnions(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(simplifyUnions);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { anyOf, ...rest } = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, simplifyUnions(value)]),
  ) as Schema;
  return anyOf ? { ...rest, ...simplifyUnion(anyOf) } : rest;
}
