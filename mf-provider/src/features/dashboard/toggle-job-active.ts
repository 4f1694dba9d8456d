import { updateJob } from '@metier/shared/api';
import type { Ports } from '@metier/shared/remote';
import { dashboardTexts as texts } from './dashboard.texts';

/** Whether the lists must reload after a change. */
export type ToggleResult = 'stale' | 'kept';

/** Pauses or activates the job named in the form. Announces only failures, because success is visible. */
export async function toggleJobActive({ http, notify }: Ports, form: FormData): Promise<ToggleResult> {
  try {
    await updateJob(http, Number(form.get('id')), { is_active: form.get('is_active') === 'true' });
    return 'stale';
  } catch {
    notify.error(texts.jobs.updateFailed);
    return 'kept';
  }
}
