import type { Queryable } from '../../db/database';
import { emitNotice, type NoticeDependencies } from './emit-notice.service';
import { noticesTexts } from './notices.texts';

/** Notifies a company that an open application is withdrawn, because its candidate has deleted the account. */
export const notifyWithdrawnByDeletion = (
  dependencies: NoticeDependencies,
  tx: Queryable,
  {
    application,
    job,
    account,
  }: { readonly application: number; readonly job: string; readonly account: number },
): Promise<void> =>
  emitNotice(dependencies, tx, {
    kind: 'application-withdrawn',
    eventKey: `application-withdrawn:${application}`,
    account,
    data: { application, job, applicant: noticesTexts.formerCandidate },
  });

/** Notifies a candidate that an application has ended, because its employer has deleted the account. */
export const notifyEmployerLeft = (
  dependencies: NoticeDependencies,
  tx: Queryable,
  { key, job, account }: { readonly key: number; readonly job: string; readonly account: number },
): Promise<void> =>
  emitNotice(dependencies, tx, {
    kind: 'employer-left',
    eventKey: `employer-left:${key}`,
    account,
    data: { job },
  });
