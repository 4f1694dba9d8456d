import { frenchTexts } from './jobs.texts';
import type { SaveJobError } from './save-job';

/** Message for a job that was not posted, without field errors. */
export function explainPostRefusal(refusal: Exclude<SaveJobError, { kind: 'faults' }>) {
  if (refusal.kind === 'company-refused') return <p lang="fr">{frenchTexts.companyRefused}</p>;
  return (
    <>
      <p lang="fr">{frenchTexts.serverError(refusal.status)}</p>
      {refusal.detail && <p>{refusal.detail}</p>}
    </>
  );
}
