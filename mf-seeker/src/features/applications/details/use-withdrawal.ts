import { updateApplication } from '@metier/shared/api';
import type { Application } from '@metier/shared/contract';
import { usePorts } from '@metier/shared/remote';
import { useRevalidator } from '@metier/shared/router';
import { applicationsTexts } from '../applications.texts';
import { isOutdated } from '../is-outdated';
import { useExclusiveTask } from '../use-task';

const { withdrawal: texts } = applicationsTexts;

/** Withdraws an application after a confirmation and announces the result. */
export function useWithdrawal({ id }: Application) {
  const { http, notify, confirm } = usePorts();
  const { revalidate } = useRevalidator();
  const { run } = useExclusiveTask();

  async function withdraw() {
    if (!(await confirm({ text: texts.question, confirm: texts.confirm, isDangerous: true }))) return;
    try {
      await updateApplication(http, id, { status: 'withdrawn' });
      notify.success(texts.done);
    } catch (error) {
      notify.error(texts.failed);
      if (!isOutdated(error)) return;
    }
    await revalidate();
  }

  return () => void run(withdraw);
}
