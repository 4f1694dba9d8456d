import type { FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { refuse } from '../errors';
import { refuseMisfits } from './value-types';
import { refuseFindings } from './validation-messages';

/** Checks a body that is read by hand (a form, or one of two variants) as a route's schema would; 400 by field. */
export function validateInput<Schema extends TSchema>(
  request: FastifyRequest,
  schema: Schema,
  input: unknown,
): Static<Schema> {
  if (typeof input !== 'object' || input === null) throw refuse.invalid('The body must be a JSON object.');
  refuseMisfits(schema, input);
  const validate = request.compileValidationSchema(schema, 'body');
  if (!validate(input)) throw refuseFindings(validate.errors ?? []);
  return input as Static<Schema>;
}
