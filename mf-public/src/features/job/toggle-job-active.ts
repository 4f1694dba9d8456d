import { updateJob } from '@metier/shared/api';
import type { PageArguments } from '@metier/shared/remote';
import { readId } from '@metier/shared/rules';
import { jobTexts } from './job.texts';

/** Pauses or activates the owner's job, depending on the button. */
export async function action({ params, request, ports }: PageArguments): Promise<null> {
  const { http, notify } = ports;
  const id = readId(params.id);
  const isActive = (await request.formData()).get('is_active') === 'true';
  try {
    if (id !== undefined) await updateJob(http, id, { is_active: isActive });
    notify.success(isActive ? jobTexts.owner.activated : jobTexts.owner.paused);
  } catch {
    notify.error(jobTexts.owner.failed);
  }
  return null;
}
