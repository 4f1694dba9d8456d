import { Type, type Static } from 'typebox';
import { CalendarDate, Id, Nullable, OptionalText, Timestamp } from './common';
import { ContractType, JobBody, SalaryType, WorkMode } from './jobs';

/** A form of a job as it is typed, with the fields of `JobBody`; any may be missing, empty or malformed. */
export const JobDraftFields = Type.Object({
  title: OptionalText(200),
  description: OptionalText(50_000),
  location: OptionalText(200),
  type: Type.Optional(ContractType),
  salary: OptionalText(40),
  salary_max: OptionalText(40),
  salary_type: Type.Optional(SalaryType),
  activity_rate: OptionalText(20),
  activity_rate_max: OptionalText(20),
  work_mode: Type.Optional(WorkMode),
  start_date: OptionalText(20),
  end_date: OptionalText(20),
  application_deadline: OptionalText(20),
  contact_name: OptionalText(200),
  contact_email: OptionalText(254),
  contact_phone: OptionalText(40),
});
export type JobDraftFields = Static<typeof JobDraftFields>;

const Version = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** A job that is not published yet, of the caller's company. */
export const StoredJobDraft = Type.Object({
  id: Id,
  fields: JobDraftFields,
  /** Grows with every change; a change names the version that it is based on. */
  version: Version,
  /** When the job is published by itself; null for a draft without a date. */
  publish_at: Nullable(Timestamp),
  updated_at: Timestamp,
});
export type StoredJobDraft = Static<typeof StoredJobDraft>;

/** What a list shows of a draft. */
export const JobDraftSummary = Type.Object({
  id: Id,
  title: Type.String(),
  location: Type.String(),
  publish_at: Nullable(Timestamp),
  updated_at: Timestamp,
});
export type JobDraftSummary = Static<typeof JobDraftSummary>;

export const JobDraftBody = Type.Object({ fields: JobDraftFields });
export type JobDraftBody = Static<typeof JobDraftBody>;

export const JobDraftChange = Type.Object({ version: Version, fields: JobDraftFields });
export type JobDraftChange = Static<typeof JobDraftChange>;

/** A complete job and when it is published; a day means its first minute in Switzerland. */
export const JobScheduleBody = Type.Object({
  version: Version,
  publish_at: Type.Union([Timestamp, CalendarDate]),
  job: JobBody,
});
export type JobScheduleBody = Static<typeof JobScheduleBody>;
