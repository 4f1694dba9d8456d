import { NEW_JOB_DEFAULTS, WORK_MODES } from './choices';
import { choicesTexts } from './choices.texts';
import { DEFAULT_LANGUAGE, type Language } from '../languages/languages';
import { textsIn } from '../languages/texts';

/** The label of a hybrid or remote work mode; '' for on site, which goes without saying, and for an unknown one. */
export function nameOffSite(mode: string | undefined, language: Language = DEFAULT_LANGUAGE): string {
  const known = WORK_MODES.find(({ value }) => value === mode && value !== NEW_JOB_DEFAULTS.work_mode);
  return known ? textsIn(language, choicesTexts).workModes[known.value] : '';
}
