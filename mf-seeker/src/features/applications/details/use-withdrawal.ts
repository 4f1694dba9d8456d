import { updateApplication } from '@metier/sdk/api';
import type { Application } from '@metier/sdk/contract';
import { useMutation, usePorts } from '@metier/sdk/remote';
import { useRevalidator } from '@metier/sdk/router';
import { applicationsTexts } from '../applications.texts';
import { useTexts } from '@metier/sdk/ui';
import { isOutdated } from '../is-outdated';

/** Withdraws an application after a confirmation and announces the result. */
export function useWithdrawal({ id }: Application) {
  const { withdrawal: texts } = useTexts(applicationsTexts);
  const { http, notify } = usePorts();
  const { revalidate } = useRevalidator();
  const { run } = useMutation({
    question: () => ({ text: texts.question, confirm: texts.confirm, isDangerous: true }),
    call: () => updateApplication(http, id, { status: 'withdrawn' }),
    async done() {
      notify.success(texts.done);
      await revalidate();
    },
    async failed(error) {
      if (isOutdated(error)) await revalidate();
      return texts.failed;
    },
  });
  return run;
}
