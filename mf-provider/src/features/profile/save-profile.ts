import {
  createJobProvider,
  findAdvantageIds,
  isApiError,
  readFieldErrors,
  updateJobProvider,
  type Http,
} from '@metier/shared/api';
import type { Advantage, FieldErrors, JobProvider, JobProviderBody } from '@metier/shared/contract';
import { profileTexts } from './profile.texts';
import type { CompanyDraft } from './profile-values';

export type SaveProfileResult =
  { kind: 'done' } | { kind: 'faults'; faults: FieldErrors } | { kind: 'failed' };

/** The edited company; undefined during the registration. */
type Present = JobProvider | undefined;

const isOnForm = (name: string) => name in profileTexts.fields || name === 'advantages';

/**
 * Registers the company, or saves its changed fields. Idempotent: a second registration keeps the first,
 * whose response may have been lost.
 */
export async function saveProfile(
  http: Http,
  { newAdvantages, ...draft }: CompanyDraft,
  known: readonly Advantage[],
  present: Present,
): Promise<SaveProfileResult> {
  try {
    const added = await findAdvantageIds(http, newAdvantages, known);
    const advantages = [...new Set([...draft.advantages, ...added])];
    if (present) await saveChanges(http, { ...draft, advantages }, present);
    else await createJobProvider(http, { ...draft, advantages });
    return { kind: 'done' };
  } catch (error) {
    if (!present && isApiError(error) && error.status === 409) return { kind: 'done' };
    const faults = readFieldErrors(error);
    // Errors of fields that are not on this form would be invisible, so they count as a general failure.
    return Object.keys(faults).some(isOnForm) ? { kind: 'faults', faults } : { kind: 'failed' };
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
