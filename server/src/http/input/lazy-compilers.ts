import makeValidators from '@fastify/ajv-compiler';
import makeSerializers from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';
import { convertValue } from './convert-values';
import { simplifyUnions } from './simplify-unions';

type Factories = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;
type BuildValidator = NonNullable<Factories['buildValidator']>;
type BuildSerializer = NonNullable<Factories['buildSerializer']>;

type Validator = ReturnType<ReturnType<typeof buildValidators>>;
type Serializer = ReturnType<ReturnType<typeof buildSerializers>>;

const buildValidators = makeValidators();
const buildSerializers = makeSerializers();

/** Compiles a schema's validator on first use, and converts its input; exposes `errors` like the compiled one. */
const buildValidator = ((...environment: Parameters<typeof buildValidators>) => {
  const compile = buildValidators(...environment);
  return (definition: Parameters<typeof compile>[0]) => {
    // The package's types name the schema itself, but Fastify passes it with its route.
    const { schema } = definition as unknown as { readonly schema: unknown };
    let compiled: Validator | undefined;
    const check = (input: unknown) => {
      compiled ??= compile(definition);
      const isValid = compiled(convertValue(schema, input));
      check.errors = compiled.errors;
      return isValid;
    };
    check.errors = undefined as Validator['errors'];
    return check as Validator;
  };
}) as BuildValidator;

/** By schema: many routes reply with the same one. No schema refers to another by name. */
const serializers = new WeakMap<object, Serializer>();

const buildSerializer: BuildSerializer = (schemas, options) => {
  const compile = buildSerializers(schemas, options);
  return (definition) => {
    const schema = definition.schema as object;
    return (reply: unknown) => {
      const serialize =
        serializers.get(schema) ??
        compile({ ...definition, schema: simplifyUnions(schema) } as typeof definition);
      serializers.set(schema, serialize);
      return serialize(reply);
    };
  };
};

/**
 * Fastify's own compilers, run with a route's first request, because compiling all schemas at once dominates
 * the start time.
 */
export const lazyCompilers = { compilersFactory: { buildValidator, buildSerializer } };
