import { ne } from 'drizzle-orm';
import { applications } from './schema/index';

/** A company sees a candidate only through applications that are not withdrawn. */
export const isNotWithdrawn = ne(applications.status, 'withdrawn');
