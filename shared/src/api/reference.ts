import type { Advantage, Region, Skill } from '../contract/index';
import type { Http } from './http';

/** The 26 cantons. */
export const listRegions = (http: Http): Promise<Region[]> => http.get('auth/regions/');

export const listSkills = (http: Http): Promise<Skill[]> => http.get('auth/skills/');

/** Creates a skill, or gives the one that already has this name in any spelling of case. */
export const createSkill = (http: Http, name: string): Promise<Skill> => http.post('auth/skills/', { name });

/** The ids of the named skills: known names are found in any spelling of case, each other one is created by one call. */
export function findSkillIds(
  http: Http,
  names: readonly string[],
  known: readonly Skill[],
): Promise<number[]> {
  const ids = new Map(known.map(({ id, name }) => [name.toLowerCase(), id]));
  const find = async (name: string) => ids.get(name.toLowerCase()) ?? (await createSkill(http, name)).id;
  return Promise.all(names.map(find));
}

export const listAdvantages = (http: Http): Promise<Advantage[]> => http.get('auth/advantages/');

/** Creates an advantage, or gives the one that already has this name in any spelling of case. */
export const createAdvantage = (http: Http, name: string): Promise<Advantage> =>
  http.post('auth/advantages/', { name });
