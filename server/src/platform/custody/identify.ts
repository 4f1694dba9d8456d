import { refuse } from '../../errors';
import type { Queryable } from '../../db/database';
import { listReleaseFiles, type ReleaseRow } from '../store/releases.repository';
import { findReleaseRows } from './approvals.repository';
import { digestDescription, digestFiles, type ReleaseIdentity } from './statement';

/** What is signed of a release: every byte of it, and everything that it says about itself. */
export async function identify(
  db: Queryable,
  { id, remote, version, description }: ReleaseRow,
): Promise<ReleaseIdentity> {
  const files = digestFiles(await listReleaseFiles(db, id));
  return { remote, version, description: digestDescription(description), files };
}

export async function identifyById(db: Queryable, id: number): Promise<ReleaseIdentity> {
  const [row] = await findReleaseRows(db, [id]);
  if (!row) throw refuse.missing();
  return identify(db, row);
}
