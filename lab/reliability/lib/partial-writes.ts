import { Client } from 'pg';

/** Queries for rows of incomplete writes, by problem. */
const HALVES: Readonly<Record<string, string>> = {
  'active jobs that the search does not have':
    'select id from jobs where is_active and not exists (select from job_search where job_id = jobs.id)',
  'rows of the search without an active job':
    'select job_id as id from job_search where not exists (select from jobs where id = job_id and is_active)',
  'applications that the company was not told of': `select id from applications
     where not exists (select from outbox where event_key = 'application-received:' || applications.id)`,
  'moves that the candidate was not told of': `select id from application_moves
     where not exists (select from outbox where event_key = 'status-changed:' || application_moves.id)`,
  'applications that were moved without a record': `select id from applications where status <> 'pending'
     and not exists (select from application_moves where application_id = applications.id and to_status = status)`,
  'messages that nobody was told of': `select id from messages
     where not exists (select from outbox where event_key = 'message-received:' || messages.id)`,
  'files that belong to nothing': `select id from files
     where not exists (select from attachments where file_id = files.id)
       and not exists (select from company_pictures where file_id = files.id)
       and not exists (select from application_documents where file_id = files.id)
       and not exists (select from removed_documents where file_id = files.id)
       and not exists (select from applications where resume_file_id = files.id)
       and not exists (select from users where profile_picture_id = files.id)`,
  'applications with answers but without the resume': `select id from applications
     where answered_at is not null and resume_file_id is null`,
};

/**
 * Rejects if a write of the workload was partially applied. `databaseUrl` must point to the database itself,
 * not to a proxy.
 */
export async function expectNoPartialWrites(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const [what, statement] of Object.entries(HALVES)) {
      const { rows } = await client.query<{ id: number | string }>(statement);
      if (rows.length > 0)
        throw new Error(
          `There are ${what}: ${rows
            .map(({ id }) => id)
            .slice(0, 10)
            .join(', ')}`,
        );
    }
  } finally {
    await client.end();
  }
}
