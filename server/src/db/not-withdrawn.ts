import { ne } from 'drizzle-orm';
import { applications } from './schema/index';

/** An application that its candidate stands by: only through such a one does a company see the candidate. */
export const isNotWithdrawn = ne(applications.status, 'withdrawn');
