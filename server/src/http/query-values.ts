import type { FastifyRequest } from 'fastify';
import { refuse } from '../errors';

const listEntries = (input: unknown): [string, unknown][] =>
  typeof input === 'object' && input !== null ? Object.entries(input) : [];

/** Before validation: `?keyword=&min_salary=` is a form sent as it stood, and what was left empty was not given. */
export async function dropEmptyValues({ query }: FastifyRequest): Promise<void> {
  for (const [name, value] of listEntries(query)) {
    if (value === '') Reflect.deleteProperty(Object(query), name);
  }
}

const isInfinite = (value: unknown) => typeof value === 'number' && !Number.isFinite(value);

/** After validation, which reads `1e999` as the number Infinity and then holds it against no bound. */
export async function refuseInfinity({ params, query }: FastifyRequest): Promise<void> {
  if (listEntries(params).some(([, value]) => isInfinite(value))) throw refuse.missing();
  const infinite = listEntries(query).find(([, value]) => isInfinite(value));
  if (infinite) throw refuse.field(infinite[0], 'A number is required.');
}
