import type { FastifyRequest } from 'fastify';

/**
 * Before validation: a submitted form contains its empty fields (`?keyword=&min_salary=`), which count as
 * absent.
 */
export async function dropEmptyValues({ query }: FastifyRequest): Promise<void> {
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === '') Reflect.deleteProperty(Object(query), name);
  }
}
