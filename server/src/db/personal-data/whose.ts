import { inArray, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { DataSubject } from './declaration';

/** Conditions of the rows of a person; subqueries name their tables, so that they fit into any statement. */

const isAmong = (column: AnyColumn, ids: SQL): SQL => sql`${column} in (${ids})`;

const seekerIds = ({ userId }: DataSubject) => sql`select s.id from jobseekers s where s.user_id = ${userId}`;
const companyIds = ({ userId }: DataSubject) =>
  sql`select c.id from jobproviders c where c.user_id = ${userId}`;
const jobIds = ({ userId }: DataSubject) =>
  sql`select j.id from jobs j join jobproviders c on c.id = j.jobprovider_id where c.user_id = ${userId}`;

type Condition = (person: DataSubject) => SQL;

/**
 * Rows that fit one of these conditions: each is looked up by its own index, while the database would read the whole
 * table for an OR.
 */
export const ofAny =
  (table: PgTable, id: AnyColumn, ...conditions: readonly Condition[]): Condition =>
  (person) =>
    isAmong(
      id,
      sql.join(
        conditions.map((condition) => sql`select ${id} from ${table} where ${condition(person)}`),
        sql` union all `,
      ),
    );

/** The account's own rows. */
export const ofUser = (column: AnyColumn) => (person: DataSubject) => sql`${column} = ${person.userId}`;

/** Rows of the candidate's profile. */
export const ofSeeker = (column: AnyColumn) => (person: DataSubject) => isAmong(column, seekerIds(person));

/** Rows of the company's profile. */
export const ofCompany = (column: AnyColumn) => (person: DataSubject) => isAmong(column, companyIds(person));

/** Rows of the company's jobs. */
export const ofJobs = (column: AnyColumn) => (person: DataSubject) => isAmong(column, jobIds(person));

/** Ids of the applications that the candidate has sent. */
export const applicationIds = ({ userId }: DataSubject) =>
  sql`select a.id from applications a join jobseekers s on s.id = a.jobseeker_id where s.user_id = ${userId}`;

/** Rows of the applications that the candidate has sent. */
export const ofApplications = (column: AnyColumn) => (person: DataSubject) =>
  isAmong(column, applicationIds(person));

/** Rows of interviews of the candidate or the company. */
export const ofInterviews = (column: AnyColumn) => (person: DataSubject) =>
  isAmong(
    column,
    sql`select i.id from interviews i where i.jobseeker_id in (${seekerIds(person)})
      union all select i.id from interviews i where i.jobprovider_id in (${companyIds(person)})`,
  );

const isOneOf = (column: AnyColumn | SQL, emails: readonly string[]): SQL =>
  emails.length > 0 ? inArray(sql`lower(${column})`, [...emails]) : sql`false`;

/** Rows of the account's confirmed address. */
export const ofEmail = (column: AnyColumn) => (person: DataSubject) =>
  isOneOf(column, person.confirmedEmails);

/** Rows of the visitor's address that is the account's. */
export const ofAlertAddresses = (column: AnyColumn) => (person: DataSubject) =>
  isAmong(
    column,
    sql`select t.id from alert_addresses t where ${isOneOf(sql`t.email`, person.confirmedEmails)}`,
  );

const caseIds = ({ userId }: DataSubject) =>
  sql`select k.id from moderation_cases k where k.account_id = ${userId}`;

/** Rows of the moderation cases that concern the account. */
export const ofCases = (column: AnyColumn) => (person: DataSubject) => isAmong(column, caseIds(person));

/** Rows of the actions in these cases. */
export const ofActions = (column: AnyColumn) => (person: DataSubject) =>
  isAmong(column, sql`select m.id from moderation_actions m where m.case_id in (${caseIds(person)})`);

/** Mails to the account's address. */
export const ofRecipient = (column: AnyColumn) => (person: DataSubject) => isOneOf(column, person.emails);

/**
 * Texts of the server about an event: they name the other side, and have the id of its application, its job or,
 * for a review, its company. Ids and not names are compared, so that an account with the
 * name of another cannot delete what is about it.
 */
const listEvents = (data: AnyColumn): readonly Condition[] => [
  (person) => sql`(${data} ->> 'application')::int in (${applicationIds(person)}
    union select a.id from applications a where a.job_id in (${jobIds(person)}))`,
  (person) => sql`jsonb_typeof(${data} -> 'company') = 'number'
    and case jsonb_typeof(${data} -> 'company') when 'number' then (${data} ->> 'company')::int end in (${companyIds(person)})`,
  (person) => sql`${data} ? 'jobId' and (${data} ->> 'jobId')::int in (${jobIds(person)})`,
];

/** Notifications of such events. */
export const ofEvents = (table: PgTable, id: AnyColumn, data: AnyColumn): Condition =>
  ofAny(table, id, ...listEvents(data));

/** Mails about such events that still have their payload, which is empty once they are sent. */
export const ofUnsentEvents =
  (payload: AnyColumn): Condition =>
  (person) =>
    sql`${payload} <> '{}'::jsonb and (${or(...listEvents(payload).map((condition) => condition(person)))})`;

/** Rows whose text, if they have one, has one of the person's words. */
export const mentioning =
  (column: AnyColumn): Condition =>
  ({ words }) => {
    const matches = words.map((word) => sql`strpos(lower(${column}), ${word.toLowerCase()}) > 0`);
    return sql`${column} is not null and (${or(...matches) ?? sql`false`})`;
  };

/** Ids of the person's files: picture, those of the company, library, and what is attached to applications. */
export const fileIds = (person: DataSubject): SQL => sql`
  select u.profile_picture_id from users u where u.id = ${person.userId}
  union select p.file_id from company_pictures p where p.jobprovider_id in (${companyIds(person)})
  union select l.file_id from attachments l where l.user_id = ${person.userId}
  union select r.file_id from removed_documents r where r.user_id = ${person.userId}
  union select a.resume_file_id from applications a where a.id in (${applicationIds(person)})
  union select d.file_id from application_documents d where d.application_id in (${applicationIds(person)})`;
