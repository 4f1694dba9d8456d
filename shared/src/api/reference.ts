import type { Advantage, Region, Skill } from '../contract/index';
import type { Http } from './http';

/** The 26 cantons. */
export const listRegions = (http: Http): Promise<Region[]> => http.get('auth/regions/');

export const listSkills = (http: Http): Promise<Skill[]> => http.get('auth/skills/');

/** Creates a skill, or gives the one that already has this name in any spelling of case. */
export const createSkill = (http: Http, name: string): Promise<Skill> => http.post('auth/skills/', { name });

export const listAdvantages = (http: Http): Promise<Advantage[]> => http.get('auth/advantages/');
