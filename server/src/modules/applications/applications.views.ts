import { inTransaction } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { noteView } from '../reminders/application-reminders.service';
import type { Viewer } from '../viewer';
import { requireCompany, requireRow } from './applications.policy';

/** Records that the company has opened an application; only the first time counts. */
export function markViewed(dependencies: Dependencies, viewer: Viewer, id: number): Promise<void> {
  return inTransaction(dependencies.db, async (tx) => {
    await requireRow(tx, viewer, id);
    requireCompany(viewer);
    await noteView(dependencies, tx, id);
  });
}
