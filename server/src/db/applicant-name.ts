import { sql } from 'drizzle-orm';
import { applications, jobseekers } from './schema/index';

/** The name in the application, or the profile's while it is empty; requires both tables joined. */
export const applicantName = sql<string>`coalesce(
  nullif(trim(${applications.firstName} || ' ' || ${applications.lastName}), ''),
  ${jobseekers.firstname} || ' ' || ${jobseekers.lastname}
)`;
