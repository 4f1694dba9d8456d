import type { FastifyRequest } from 'fastify';
import { refuse } from '../../errors';

const listEntries = (input: unknown): [string, unknown][] =>
  typeof input === 'object' && input !== null ? Object.entries(input) : [];

/**
 * Before validation: a submitted form contains its empty fields (`?keyword=&min_salary=`), which count as
 * absent.
 */
export async function dropEmptyValues({ query }: FastifyRequest): Promise<void> {
  for (const [name, value] of listEntries(query)) {
    if (value === '') Reflect.deleteProperty(Object(query), name);
  }
}

const isInfinite = (value: unknown) => typeof value === 'number' && !Number.isFinite(value);

/** After validation, which parses `1e999` as Infinity and does not apply bounds to it. */
export async function refuseInfinity({ params, query }: FastifyRequest): Promise<void> {
  if (listEntries(params).some(([, value]) => isInfinite(value))) throw refuse.missing();
  const infinite = listEntries(query).find(([, value]) => isInfinite(value));
  if (infinite) throw refuse.field(infinite[0], 'A number is required.');
}
