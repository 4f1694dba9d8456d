import type { Application } from '@metier/shared/contract';
import { usePorts } from '@metier/shared/remote';
import { nextStatuses, readStatus, type ApplicationStatus } from '@metier/shared/rules';
import { useFetcher } from '@metier/shared/router';
import { applicationsTexts as texts } from './applications.texts';

/**
 * The status of an application as it will be once the server agrees, where it may go from there, and the way to move
 * it. Every place that shows the same application shares the same move.
 */
export function useStatusChange({ id, status: present, applicant_name: name }: Application) {
  const { confirm } = usePorts();
  const fetcher = useFetcher({ key: `application ${id}` });
  const status = readStatus(fetcher.formData?.get('status')) ?? present;

  /** True when it went ahead: rejecting asks first. */
  async function move(to: ApplicationStatus): Promise<boolean> {
    const { question, confirm: label } = texts.reject;
    const isSure =
      to !== 'rejected' || (await confirm({ text: question(name), confirm: label, isDangerous: true }));
    if (isSure) void fetcher.submit({ id, status: to }, { method: 'post', action: '/applications' });
    return isSure;
  }

  return { status, moves: nextStatuses(status, 'job_provider'), move };
}
