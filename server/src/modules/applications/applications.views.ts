import { inTransaction } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { recordCompanyAccess } from '../access-log/access-log.service';
import { noteView } from '../reminders/application-reminders.service';
import type { Viewer } from '../viewer';
import { requireCompany, requireRow } from './applications.policy';

/** Records that the company has opened an application: the first time, and for its candidate each day. */
export async function markViewed(dependencies: Dependencies, viewer: Viewer, id: number): Promise<void> {
  await inTransaction(dependencies.db, async (tx) => {
    await requireRow(tx, viewer, id);
    requireCompany(viewer);
    await noteView(dependencies, tx, id);
  });
  await recordCompanyAccess(dependencies, viewer, id, 'application');
}
