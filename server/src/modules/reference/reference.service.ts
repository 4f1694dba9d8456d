import type { Advantage, Locality, Region, Retention, Skill } from '@metier/sdk/contract';
import {
  ABROAD,
  advantagesTexts,
  labelOf,
  REGIONS,
  regionsTexts,
  textsIn,
  translateSkill,
  withLabels,
} from '@metier/sdk/rules';
import type { Dependencies } from '../../dependencies';
import { readCurrentLanguage } from '../../languages/current-language';
import { openGazetteer } from '../../search/index';
import * as repository from './reference.repository';

/** In the order of a dictionary of the request's language: `Ärzte` comes before `Bern`. */
function sortByLabel<Labelled extends { label?: string | undefined }>(
  entries: readonly Labelled[],
): Labelled[] {
  const { compare } = new Intl.Collator(readCurrentLanguage());
  return entries.toSorted((one, other) => compare(one.label ?? '', other.label ?? ''));
}

/** The 26 cantons in the language of the request, then abroad. */
export function listRegions(): readonly Region[] {
  const names = textsIn(readCurrentLanguage(), regionsTexts);
  return [...sortByLabel(withLabels(REGIONS, names)), { value: ABROAD, label: names[ABROAD] }];
}

/** The localities with a postal code of Switzerland or Liechtenstein, the biggest first. */
export const listLocalities = (postalCode: string): Locality[] =>
  openGazetteer()
    .listLocalities(postalCode.trim())
    .map(({ name, canton }) => ({ name, region: canton ?? ABROAD }));

/** How long personal data are kept, as configured. */
export const getRetention = ({ config: { retention } }: Dependencies): Retention => ({
  deletion_days: retention.deletionDays,
  export_days: retention.exportDays,
  application_days: retention.applicationDays,
  account_days: retention.accountDays,
  warning_days: retention.warningDays,
});

const labelSkill = (skill: Skill): Skill => ({
  ...skill,
  label: translateSkill(skill.name, readCurrentLanguage()),
});

const labelAdvantage = (advantage: Advantage): Advantage => ({
  ...advantage,
  label: labelOf(textsIn(readCurrentLanguage(), advantagesTexts), advantage.name),
});

/** Every skill, by its label in the language of the request. */
export const listSkills = async ({ db }: Dependencies): Promise<Skill[]> =>
  sortByLabel((await repository.listSkills(db)).map(labelSkill));

/** Creates a skill, or returns the one with this name, case-insensitive. */
export const createSkill = async ({ db }: Dependencies, name: string): Promise<Skill> =>
  labelSkill(await repository.saveSkill(db, name.trim()));

/** Every advantage a company can offer, by its label in the language of the request. */
export const listAdvantages = async ({ db }: Dependencies): Promise<Advantage[]> =>
  sortByLabel((await repository.listAdvantages(db)).map(labelAdvantage));

/** Creates an advantage, or returns the one with this name, case-insensitive. */
export const createAdvantage = async ({ db }: Dependencies, name: string): Promise<Advantage> =>
  labelAdvantage(await repository.saveAdvantage(db, name.trim()));
