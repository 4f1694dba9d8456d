import { stringify } from 'csv-stringify/sync';
import type { Application, ApplicationsExportQuery } from '@metier/sdk/contract';
import { EXPERIENCE_CHOICES, labelOf, MAX_EXPORTED, STATUS_LABELS } from '@metier/sdk/rules';
import { refuse } from '../../errors';
import type { Dependencies } from '../../dependencies';
import type { Viewer } from '../viewer';
import { listApplications } from './applications.lists';

/** Rows read at once: whole applications are too large to hold all of them. */
const BATCH = 250;

const COLUMNS: Record<string, (application: Application) => string | null | undefined> = {
  Applicant: (application) => application.applicant_name,
  Email: (application) => application.email,
  Phone: (application) => application.phone,
  Job: (application) => application.job.title,
  'Job location': (application) => application.job.location,
  Status: (application) => STATUS_LABELS[application.status],
  Submitted: (application) => application.submitted_at.slice(0, 10),
  Experience: (application) => labelOf(EXPERIENCE_CHOICES, application.experience),
  'Available from': (application) => application.availability,
  'Expected salary': (application) => application.salary_expectation,
  Notes: (application) => application.notes,
};

const toRow = (application: Application) => Object.values(COLUMNS).map((read) => read(application) ?? '');

async function readRows(dependencies: Dependencies, viewer: Viewer, query: ApplicationsExportQuery) {
  // By id, because an application that arrives between two batches shifts the next one.
  const rows = new Map<number, string[]>();
  for (let page = 1; ; page += 1) {
    const { items, total } = await listApplications(dependencies, viewer, {
      ...query,
      page,
      page_size: BATCH,
    });
    if (total > MAX_EXPORTED)
      throw refuse.conflict(`Narrow the list: at most ${MAX_EXPORTED} applications are exported at once.`);
    for (const item of items) rows.set(item.id, toRow(item));
    if (items.length < BATCH) return [...rows.values()];
  }
}

/**
 * The received applications that match the filter, as CSV: separated by semicolons, which Excel expects in
 * Switzerland, with a byte order mark for its encoding, and with formulas turned into text.
 */
export async function exportApplications(
  dependencies: Dependencies,
  viewer: Viewer,
  query: ApplicationsExportQuery,
): Promise<string> {
  return stringify(await readRows(dependencies, viewer, query), {
    bom: true,
    columns: Object.keys(COLUMNS),
    delimiter: ';',
    escape_formulas: true,
    header: true,
    record_delimiter: 'windows',
  });
}
