import { Type, type Static } from 'typebox';
import { ALERT_RHYTHMS, MAX_ALERT_NAME, valuesOf } from '../rules/index';
import { Id, OneOf, RequiredText, Timestamp } from './common';
import { JobsQuery } from './jobs';

const {
  page: _page,
  page_size: _size,
  ordering: _ordering,
  until: _until,
  published_within: _within,
  ...terms
} = JobsQuery.properties;

/**
 * Terms of a saved search, as `GET /jobs/` takes them; at least one is required. None says how new a job is, because
 * only new ones are mailed.
 */
export const AlertQuery = Type.Object(terms, { minProperties: 1 });
export type AlertQuery = Static<typeof AlertQuery>;

const AlertName = RequiredText(MAX_ALERT_NAME);
const AlertRhythm = OneOf(valuesOf(ALERT_RHYTHMS));

/** A saved search whose new jobs are mailed. */
export const JobAlert = Type.Object({
  id: Id,
  name: Type.String(),
  rhythm: AlertRhythm,
  is_paused: Type.Boolean(),
  /** Path of its results, newest first. */
  path: Type.String(),
  created_at: Timestamp,
});
export type JobAlert = Static<typeof JobAlert>;

export const JobAlerts = Type.Array(JobAlert);
export type JobAlerts = Static<typeof JobAlerts>;

export const AlertBody = Type.Object({ name: AlertName, rhythm: AlertRhythm, query: AlertQuery });
export type AlertBody = Static<typeof AlertBody>;

/** Alert of a visitor; nothing is mailed until the address is confirmed by the mailed link. */
export const MailedAlertBody = Type.Object({
  ...AlertBody.properties,
  email: Type.String({ format: 'email', maxLength: 254 }),
});
export type MailedAlertBody = Static<typeof MailedAlertBody>;

/** Changes of an alert. A deleted one can be restored for a day. */
export const AlertPatch = Type.Object({
  name: Type.Optional(AlertName),
  rhythm: Type.Optional(AlertRhythm),
  is_paused: Type.Optional(Type.Boolean()),
  is_deleted: Type.Optional(Type.Boolean()),
});
export type AlertPatch = Static<typeof AlertPatch>;

const MailedToken = RequiredText(200);

/** `token` is part of the mailed links. */
export const AlertTokenBody = Type.Object({ token: MailedToken });
export type AlertTokenBody = Static<typeof AlertTokenBody>;

export const MailedAlertPatch = Type.Object({ ...AlertPatch.properties, token: MailedToken });
export type MailedAlertPatch = Static<typeof MailedAlertPatch>;

/** The token that opens the alerts of the confirmed address. */
export const ConfirmedAlert = Type.Object({ token: Type.String() });
export type ConfirmedAlert = Static<typeof ConfirmedAlert>;
