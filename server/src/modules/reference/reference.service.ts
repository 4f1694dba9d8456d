import type { Advantage, Region, Skill } from '@metier/shared/contract';
import { REGIONS } from '@metier/shared/rules';
import type { Parts } from '../../parts';
import * as repository from './reference.repository';

/** The 26 cantons, by label. */
export const listRegions = (): readonly Region[] => REGIONS;

/** Every skill, by name. */
export const listSkills = ({ db }: Parts): Promise<Skill[]> => repository.listSkills(db);

/** Creates a skill, or returns the one with this name, case-insensitive. */
export const createSkill = ({ db }: Parts, name: string): Promise<Skill> =>
  repository.saveSkill(db, name.trim());

/** Every advantage a company can offer, by name. */
export const listAdvantages = ({ db }: Parts): Promise<Advantage[]> => repository.listAdvantages(db);

/** Creates an advantage, or returns the one with this name, case-insensitive. */
export const createAdvantage = ({ db }: Parts, name: string): Promise<Advantage> =>
  repository.saveAdvantage(db, name.trim());
