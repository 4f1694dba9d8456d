import { sql } from 'drizzle-orm';
import { applications } from './schema/index';

/** A company sees a candidate only through applications that are not withdrawn, and still have their person. */
export const isNotWithdrawn = sql`(${applications.status} <> 'withdrawn' and ${applications.anonymisedAt} is null)`;
