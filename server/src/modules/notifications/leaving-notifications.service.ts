import type { Queryable } from '../../db/database';
import { emitNotification, type NotificationDependencies } from './emit-notification.service';
import { notificationsTexts } from './notifications.texts';

/** Notifies a company that an open application is withdrawn, because its candidate has deleted the account. */
export const notifyWithdrawnByDeletion = (
  dependencies: NotificationDependencies,
  tx: Queryable,
  {
    application,
    job,
    account,
  }: { readonly application: number; readonly job: string; readonly account: number },
): Promise<void> =>
  emitNotification(dependencies, tx, {
    kind: 'application-withdrawn',
    eventKey: `application-withdrawn:${application}`,
    account,
    data: { application, job, applicant: notificationsTexts.formerCandidate },
  });

/** Notifies a candidate that an application has ended, because its employer has deleted the account. */
export const notifyEmployerLeft = (
  dependencies: NotificationDependencies,
  tx: Queryable,
  { key, job, account }: { readonly key: number; readonly job: string; readonly account: number },
): Promise<void> =>
  emitNotification(dependencies, tx, {
    kind: 'employer-left',
    eventKey: `employer-left:${key}`,
    account,
    data: { job },
  });
