import type { Advantage, Region, Retention, Skill } from '@metier/sdk/contract';
import { REGIONS, regionsTexts, textsIn, withLabels } from '@metier/sdk/rules';
import type { Dependencies } from '../../dependencies';
import { readCurrentLanguage } from '../../languages/current-language';
import * as repository from './reference.repository';

/** The 26 cantons, in the language of the request. */
export const listRegions = (): readonly Region[] =>
  withLabels(REGIONS, textsIn(readCurrentLanguage(), regionsTexts));

/** How long personal data are kept, as configured. */
export const getRetention = ({ config: { retention } }: Dependencies): Retention => ({
  deletion_days: retention.deletionDays,
  export_days: retention.exportDays,
  application_days: retention.applicationDays,
  account_days: retention.accountDays,
  warning_days: retention.warningDays,
});

/** Every skill, by name. */
export const listSkills = ({ db }: Dependencies): Promise<Skill[]> => repository.listSkills(db);

/** Creates a skill, or returns the one with this name, case-insensitive. */
export const createSkill = ({ db }: Dependencies, name: string): Promise<Skill> =>
  repository.saveSkill(db, name.trim());

/** Every advantage a company can offer, by name. */
export const listAdvantages = ({ db }: Dependencies): Promise<Advantage[]> => repository.listAdvantages(db);

/** Creates an advantage, or returns the one with this name, case-insensitive. */
export const createAdvantage = ({ db }: Dependencies, name: string): Promise<Advantage> =>
  repository.saveAdvantage(db, name.trim());
