import type { Application } from '@metier/sdk/contract';
import { usePorts } from '@metier/sdk/remote';
import { useSubmit } from '@metier/sdk/router';
import type { ApplicationStatus } from '@metier/sdk/rules';
import { applicationsTexts as texts } from './applications.texts';

/** Returns a function that moves any application; it resolves to false if the user declines to reject. */
export function useMoveApplication() {
  const { confirm } = usePorts();
  const submit = useSubmit();

  return async (
    { id, applicant_name: name }: Pick<Application, 'id' | 'applicant_name'>,
    to: ApplicationStatus,
  ): Promise<boolean> => {
    const { question, confirm: label } = texts.reject;
    const isSure =
      to !== 'rejected' || (await confirm({ text: question(name), confirm: label, isDangerous: true }));
    if (isSure) {
      void submit(
        { id, status: to },
        { method: 'post', action: '/applications', navigate: false, fetcherKey: `application ${id}` },
      );
    }
    return isSure;
  };
}
