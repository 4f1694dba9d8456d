import { isApiError, updateApplicationStatus } from '@metier/sdk/api';
import type { Ports } from '@metier/sdk/remote';
import { readStatus, textsIn, type Language } from '@metier/sdk/rules';
import { applicationsTexts } from './applications.texts';

/**
 * Whether the list must reload after a change: `stale` means it shows outdated data, `kept` means it is
 * current.
 */
export type StatusChangeResult = 'stale' | 'kept';

/** Changes the status of the application named in the form and announces the result. */
export async function changeStatus(
  { http, notify }: Ports,
  form: FormData,
  language: Language,
): Promise<StatusChangeResult> {
  const texts = textsIn(language, applicationsTexts);
  const id = Number(form.get('id'));
  const status = readStatus(form.get('status'));
  try {
    if (!status) throw new TypeError('The form names no status');
    await updateApplicationStatus(http, id, status);
    notify.success(texts.updated(status));
    return 'stale';
  } catch (error) {
    const isOutdated = isApiError(error) && error.status === 409;
    const reason = isApiError(error) && error.status < 500 ? error.detail : undefined;
    notify.error(reason ? texts.updateRefused(reason) : texts.updateFailed);
    return isOutdated ? 'stale' : 'kept';
  }
}
