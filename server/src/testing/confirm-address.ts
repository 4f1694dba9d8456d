import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';

/** Confirms the address of an account, as its mailed link does. */
export async function confirmAddress(db: Database, userId: number): Promise<void> {
  await db.execute(sql`update users set email_confirmed_at = now() where id = ${userId}`);
}
