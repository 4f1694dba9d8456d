import type { AlertPatch, JobAlert } from '@metier/sdk/contract';

/** Sends changes of an alert: with the session of the account, or with the token of a mailed link. */
export type ChangeAlert = (id: number, changes: AlertPatch) => Promise<JobAlert>;
