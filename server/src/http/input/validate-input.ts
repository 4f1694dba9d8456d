import type { FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { refuseBody, refuseFindings } from './validation-messages';

/**
 * Validates a body that the route parses itself (a form, or one of two variants) like a route's schema; 400
 * by field.
 */
export function validateInput<Schema extends TSchema>(
  request: FastifyRequest,
  schema: Schema,
  input: unknown,
): Static<Schema> {
  if (typeof input !== 'object' || input === null) throw refuseBody();
  const validate = request.compileValidationSchema(schema, 'body');
  if (!validate(input)) throw refuseFindings(validate.errors ?? []);
  return input as Static<Schema>;
}
