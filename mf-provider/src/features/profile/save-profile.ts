import { createJobProvider, isApiError, readFieldErrors, type Http } from '@metier/shared/api';
import type { FieldErrors, JobProviderBody } from '@metier/shared/contract';
import { profileTexts } from './profile.texts';

export type SaveOutcome = { kind: 'done' } | { kind: 'faults'; faults: FieldErrors } | { kind: 'failed' };

const isOnForm = (name: string) => name in profileTexts.fields || name === 'advantages';

/** Registers the company. One that is there already counts as done: an earlier answer may have been lost on its way. */
export async function saveProfile(http: Http, profile: JobProviderBody): Promise<SaveOutcome> {
  try {
    await createJobProvider(http, profile);
    return { kind: 'done' };
  } catch (error) {
    if (isApiError(error) && error.status === 409) return { kind: 'done' };
    const faults = readFieldErrors(error);
    // Faults of fields that nobody can see here would leave the person without a word.
    return Object.keys(faults).some(isOnForm) ? { kind: 'faults', faults } : { kind: 'failed' };
  }
}
