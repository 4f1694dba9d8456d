import type { FastifyRequest } from 'fastify';

interface QuerySchema {
  readonly properties?: Readonly<Record<string, { readonly type?: unknown }>>;
}

/**
 * Before validation: a submitted form contains its empty fields (`?keyword=&min_salary=`), which count as
 * absent. A list is a repeated key, so that a single value is a list of one.
 */
export async function readQueryValues({ query, routeOptions }: FastifyRequest): Promise<void> {
  const schema = routeOptions.schema?.querystring as QuerySchema | undefined;
  const values = Object(query) as Record<string, unknown>;
  for (const [name, value] of Object.entries(values)) {
    const given = [value].flat().filter((each) => each !== '');
    if (given.length === 0) Reflect.deleteProperty(values, name);
    else if (schema?.properties?.[name]?.type === 'array') values[name] = given;
  }
}
