import type { Pool } from 'pg';

/** Of PostgreSQL's autovacuum. */
const NAP_MS = 60_000;
/** Rows that changed since the last time, as in `autovacuum_analyze_threshold` and its scale factor. */
const CHANGED_TABLES = `
  select relid::regclass::text as name
  from pg_stat_user_tables join pg_class on pg_class.oid = relid
  where n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0)
`;

/**
 * What PostgreSQL does in a process of its own: tables of which much has changed are vacuumed and analyzed.
 * PostgreSQL keeps the plan of a statement until a table of it is analyzed, however much that has grown.
 * Returns a function that ends it.
 */
export function startAutovacuum(pool: Pool, napMs = NAP_MS): () => void {
  // A table that could not be vacuumed is still changed in the next round.
  const timer = setInterval(() => void vacuumChangedTables(pool).catch(() => undefined), napMs).unref();
  return () => clearInterval(timer);
}

async function vacuumChangedTables(pool: Pool): Promise<void> {
  // A single session does not count its changes by itself.
  await pool.query('select pg_stat_force_next_flush()');
  const { rows } = await pool.query<{ name: string }>(CHANGED_TABLES);
  for (const { name } of rows) await pool.query(`vacuum (analyze) ${name}`);
}
