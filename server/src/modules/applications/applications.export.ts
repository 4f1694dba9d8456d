import { stringify } from 'csv-stringify/sync';
import type { Application, ApplicationsExportQuery } from '@metier/sdk/contract';
import {
  choicesTexts,
  isPhoneNumber,
  labelOf,
  MAX_EXPORTED,
  statusesTexts,
  textsIn,
  toSwissDay,
} from '@metier/sdk/rules';
import { refuse } from '../../errors';
import type { Dependencies } from '../../dependencies';
import { readCurrentLanguage } from '../../languages/current-language';
import type { Viewer } from '../viewer';
import { exportColumnsTexts as texts } from './applications-export.texts';
import { applicationsTexts } from './applications.texts';
import { listApplications } from './applications.lists';

/** Rows read at once: whole applications are too large to hold all of them. */
const BATCH = 250;

type Read = (application: Application) => string | null | undefined;

/** With spaces alone, because a spreadsheet calculates `+41-79`. */
const writePhone = (phone: string) => (isPhoneNumber(phone) ? phone.replace(/[()./-]+/g, ' ').trim() : phone);

/** A phone number with its plus sign: no formula, and read as it is by other programs. */
const PHONE = /^\+\d[\d ]*$/;

/** The columns in the current language. */
function listColumns(): [heading: string, read: Read][] {
  const language = readCurrentLanguage();
  const { labels } = textsIn(language, statusesTexts);
  const { experience } = textsIn(language, choicesTexts);
  return [
    [texts.applicant, (application) => application.applicant_name],
    [texts.email, (application) => application.email],
    [texts.phone, (application) => writePhone(application.phone)],
    [texts.job, (application) => application.job.title],
    [texts.location, (application) => application.job.location],
    [texts.status, (application) => labels[application.status]],
    [texts.submitted, (application) => toSwissDay(application.submitted_at)],
    [texts.experience, (application) => labelOf(experience, application.experience)],
    [texts.availability, (application) => application.availability],
    [texts.salary, (application) => application.salary_expectation],
    [texts.notes, (application) => application.notes],
  ];
}

async function readRows(
  dependencies: Dependencies,
  viewer: Viewer,
  query: ApplicationsExportQuery,
  readers: readonly Read[],
) {
  // By id, because an application that arrives between two batches shifts the next one.
  const rows = new Map<number, string[]>();
  for (let page = 1; ; page += 1) {
    const { items, total } = await listApplications(dependencies, viewer, {
      ...query,
      page,
      page_size: BATCH,
    });
    if (total > MAX_EXPORTED) throw refuse.conflict(applicationsTexts.narrow(MAX_EXPORTED));
    for (const item of items)
      rows.set(
        item.id,
        readers.map((read) => read(item) ?? ''),
      );
    if (items.length < BATCH) return [...rows.values()];
  }
}

/**
 * The received applications that match the filter, as CSV: separated by semicolons, which Excel expects in
 * Switzerland, with a byte order mark for its encoding, and with formulas turned into text
 * (a phone number is none).
 */
export async function exportApplications(
  dependencies: Dependencies,
  viewer: Viewer,
  query: ApplicationsExportQuery,
): Promise<string> {
  const columns = listColumns();
  const readers = columns.map(([, read]) => read);
  return stringify(await readRows(dependencies, viewer, query, readers), {
    bom: true,
    cast: { string: (value) => (PHONE.test(value) ? { value, escape_formulas: false } : value) },
    columns: columns.map(([heading]) => heading),
    delimiter: ';',
    escape_formulas: true,
    header: true,
    record_delimiter: 'windows',
  });
}
