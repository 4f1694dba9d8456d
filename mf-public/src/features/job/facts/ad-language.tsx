import type { Job } from '@metier/sdk/contract';
import { choicesTexts, labelOf } from '@metier/sdk/rules';
import { Badge, useLanguage, useTexts } from '@metier/sdk/ui';
import { jobTexts } from '../job.texts';

/** Says that the ad is written in another language than the page. */
export function AdLanguage({ language }: Pick<Job, 'language'>) {
  const pageLanguage = useLanguage();
  const { jobLanguages } = useTexts(choicesTexts);
  const texts = useTexts(jobTexts);
  if (!language || language === pageLanguage) return null;
  return <Badge>{texts.writtenIn(labelOf(jobLanguages, language))}</Badge>;
}
