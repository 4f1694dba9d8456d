import { frenchTexts } from './jobs.texts';
import { langOfFrench, textsIn, type Language } from '@metier/sdk/rules';
import type { SaveJobError } from './save-job';

/** Message for a job that was not posted, without field errors. */
export function explainPostRefusal(refusal: Exclude<SaveJobError, { kind: 'faults' }>, language: Language) {
  const texts = textsIn(language, frenchTexts);
  if (refusal.kind === 'company-refused') return <p lang={langOfFrench(language)}>{texts.companyRefused}</p>;
  return (
    <>
      <p lang={langOfFrench(language)}>{texts.serverError(refusal.status)}</p>
      {refusal.detail && <p>{refusal.detail}</p>}
    </>
  );
}
