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

export type SaveOutcome = { kind: 'done' } | { kind: 'faults'; faults: FieldErrors } | { kind: 'failed' };

/** The company that is edited; undefined while it is being registered. */
type Present = JobProvider | undefined;

const isOnForm = (name: string) => name in profileTexts.fields || name === 'advantages';

/**
 * Registers the company, or saves what was changed of it. When it is registered twice, the first counts: an earlier
 * answer may have been lost on its way.
 */
export async function saveProfile(
  http: Http,
  { newAdvantages, ...draft }: CompanyDraft,
  known: readonly Advantage[],
  present: Present,
): Promise<SaveOutcome> {
  try {
    const added = await findAdvantageIds(http, newAdvantages, known);
    const advantages = [...new Set([...draft.advantages, ...added])];
    if (present) await saveChanges(http, { ...draft, advantages }, present);
    else await createJobProvider(http, { ...draft, advantages });
    return { kind: 'done' };
  } catch (error) {
    if (!present && isApiError(error) && error.status === 409) return { kind: 'done' };
    const faults = readFieldErrors(error);
    // Faults of fields that nobody can see here would leave the person without a word.
    return Object.keys(faults).some(isOnForm) ? { kind: 'faults', faults } : { kind: 'failed' };
  }
}

/** Sends what differs and nothing else, so that what another window has changed in the meantime stays. */
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
