import type { Advantage, Locality, Region, Skill } from '../contract/index';
import type { CallOptions, Http } from './http';
import { getItems } from './list-items';

/** The 26 cantons, and abroad. */
export const listRegions = (http: Http): Promise<Region[]> =>
  getItems(http, 'auth/regions/', { value: '', label: '' });

/** The localities with a postal code of Switzerland or Liechtenstein, the biggest first; none for any other. */
export const listLocalities = (http: Http, postalCode: string, options?: CallOptions): Promise<Locality[]> =>
  getItems(
    http,
    'auth/localities/',
    { name: '', region: '' },
    { ...options, query: { postal_code: postalCode } },
  );

export const listSkills = (http: Http): Promise<Skill[]> =>
  getItems(http, 'auth/skills/', { id: 0, name: '' });

/** Creates a skill, or returns the existing one with this name (case-insensitive). */
const createSkill = (http: Http, name: string): Promise<Skill> => http.post('auth/skills/', { name });

/**
 * The ids of the given names: known names match case-insensitively, each unknown one is created by one call.
 */
function findIds(
  names: readonly string[],
  known: readonly { readonly id: number; readonly name: string }[],
  create: (name: string) => Promise<{ readonly id: number }>,
): Promise<number[]> {
  const ids = new Map(known.map(({ id, name }) => [name.toLowerCase(), id]));
  return Promise.all(names.map(async (name) => ids.get(name.toLowerCase()) ?? (await create(name)).id));
}

/** The ids of the named skills; unknown ones are created, one call each. */
export const findSkillIds = (http: Http, names: readonly string[], known: readonly Skill[]) =>
  findIds(names, known, (name) => createSkill(http, name));

export const listAdvantages = (http: Http): Promise<Advantage[]> =>
  getItems(http, 'auth/advantages/', { id: 0, name: '' });

/** Creates an advantage, or returns the existing one with this name (case-insensitive). */
const createAdvantage = (http: Http, name: string): Promise<Advantage> =>
  http.post('auth/advantages/', { name });

/** The ids of the named advantages; unknown ones are created, one call each. */
export const findAdvantageIds = (http: Http, names: readonly string[], known: readonly Advantage[]) =>
  findIds(names, known, (name) => createAdvantage(http, name));
