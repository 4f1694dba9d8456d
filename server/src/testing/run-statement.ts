import { Client } from 'pg';

/**
 * Runs one statement on a separate connection, because databases are created and dropped outside of
 * transactions.
 */
export async function runStatement(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
