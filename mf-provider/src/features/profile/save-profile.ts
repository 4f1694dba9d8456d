import {
  createJobProvider,
  findAdvantageIds,
  isApiError,
  updateJobProvider,
  type Http,
} from '@metier/sdk/api';
import type { Advantage, JobProvider, JobProviderBody } from '@metier/sdk/contract';
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
 * Registers the company, or saves its changed fields. Idempotent: a second registration keeps the first,
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
    if (present) await saveChanges(http, { ...draft, advantages }, present);
    else await createJobProvider(http, { ...draft, advantages });
  } catch (error) {
    if (!present && isApiError(error) && error.status === 409) return;
    throw error;
  }
}

/** Sends changed fields only, so that concurrent changes from another window are kept. */
async function saveChanges(http: Http, body: JobProviderBody, present: JobProvider): Promise<void> {
  const { advantages = [], ...texts } = body;
  const entries = Object.entries(texts);
  const changes = Object.fromEntries(
    entries.filter(([name, value]) => value !== (present[name as keyof JobProvider] ?? '')),
  );
  const before = new Set(present.advantages.map(({ id }) => id));
  const isSame = advantages.length === before.size && advantages.every((id) => before.has(id));
  await updateJobProvider(http, present.id, {
    ...changes,
    ...(!isSame && { advantages, new_advantages: advantages }),
  });
}
