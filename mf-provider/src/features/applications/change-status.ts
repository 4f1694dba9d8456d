import { isApiError, updateApplicationStatus } from '@metier/shared/api';
import type { Ports } from '@metier/shared/remote';
import { readStatus } from '@metier/shared/rules';
import { applicationsTexts as texts } from './applications.texts';

/** What the list must do afterwards: `stale` lists show something that is no longer so, `kept` ones need no second look. */
export type StatusOutcome = 'stale' | 'kept';

/** Moves the application that the form names to the status that it names, and announces how that went. */
export async function changeStatus({ http, notify }: Ports, form: FormData): Promise<StatusOutcome> {
  const id = Number(form.get('id'));
  const status = readStatus(form.get('status'));
  try {
    if (!status) throw new TypeError('The form names no status');
    await updateApplicationStatus(http, id, status);
    notify.success(texts.updated(status));
    return 'stale';
  } catch (error) {
    const isOutdated = isApiError(error) && error.status === 409;
    notify.error((isOutdated && error.detail) || texts.updateFailed);
    return isOutdated ? 'stale' : 'kept';
  }
}
