import {
  createJobProvider,
  findAdvantageIds,
  isApiError,
  updateJobProvider,
  type Http,
} from '@metier/sdk/api';
import type { Advantage, JobProvider } from '@metier/sdk/contract';
import { profileTexts } from './profile.texts';
import { textsIn, type Language } from '@metier/sdk/rules';
import type { CompanyDraft } from './profile-values';

/** The edited company; undefined during the registration. */
type Present = JobProvider | undefined;

/** True for the API's name of a field on the form. */
export const isOnForm = (name: string, language: Language) => {
  const profile = textsIn(language, profileTexts);
  return name in profile.fields || name === 'advantages';
};

/**
 * Registers the company, or saves all its fields. Idempotent: a second registration keeps the first,
 * whose response may have been lost.
 */
export async function saveProfile(
  http: Http,
  { newAdvantages, ...draft }: CompanyDraft,
  known: readonly Advantage[],
  present: Present,
): Promise<void> {
  try {
    const added = await findAdvantageIds(http, newAdvantages, known);
    const advantages = [...new Set([...draft.advantages, ...added])];
    if (present)
      await updateJobProvider(http, present.id, { ...draft, advantages, new_advantages: advantages });
    else await createJobProvider(http, { ...draft, advantages });
  } catch (error) {
    if (!present && isApiError(error) && error.status === 409) return;
    throw error;
  }
}
