import { DEFAULT_LANGUAGE, formatDate, formatSwissMoment, isDate } from '@metier/sdk/rules';
import { readCurrentLanguage } from '../../languages/current-language';
import { escapeXml } from '../discovery/escape-xml';
import { exportTexts as texts } from './account-data.texts';
import type { ExportedRow } from './export-rows.repository';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%;margin:0 0 1.5rem}
th,td{border:1px solid #ccc;padding:.25rem .5rem;text-align:left;vertical-align:top;white-space:pre-wrap;overflow-wrap:anywhere}
th{width:14rem;font-weight:600;background:#f5f5f5}`;

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
/** A text that a person has typed may look like a moment, and be none. */
const isMoment = (text: string) => MOMENT.test(text) && !Number.isNaN(Date.parse(text));

/** A value as people read it; the exact one is in data.json. */
function show(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  if (isMoment(text)) return formatSwissMoment(text, readCurrentLanguage());
  return isDate(text) ? (formatDate(text, readCurrentLanguage()) ?? text) : text;
}

function describeRow(row: ExportedRow): string {
  // The names of the columns are those of data.json.
  const lang = readCurrentLanguage() === DEFAULT_LANGUAGE ? '' : ` lang="${DEFAULT_LANGUAGE}"`;
  const cells = Object.entries(row).map(([name, value]) => [name.replaceAll('_', ' '), show(value)] as const);
  return `<table>${cells
    .filter(([, value]) => value !== '')
    .map(
      ([name, value]) =>
        `<tr><th scope="row"${lang}>${escapeXml(name)}</th><td>${escapeXml(value)}</td></tr>`,
    )
    .join('')}</table>`;
}

const titleOf = (name: string): string => {
  const titles: Readonly<Record<string, string>> = texts.titles;
  return titles[name] ?? name;
};

const describeTable = ([name, rows]: readonly [string, readonly ExportedRow[]]): string =>
  `<section><h2>${escapeXml(titleOf(name))} (${rows.length})</h2>${
    rows.length > 0 ? rows.map(describeRow).join('\n') : `<p>${texts.empty}</p>`
  }</section>`;

/** The readable page of an export in the current language: complete on its own, without scripts. */
export function describeAsPage(
  { username, madeAt }: { readonly username: string; readonly madeAt: string },
  tables: Readonly<Record<string, readonly ExportedRow[]>>,
): string {
  const title = escapeXml(texts.title(username));
  return `<!doctype html>
<html lang="${readCurrentLanguage()}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head>
<body><h1>${title}</h1><p>${escapeXml(texts.lead(show(madeAt)))}</p><p>${escapeXml(texts.withheld)}</p>
${Object.entries(tables).map(describeTable).join('\n')}
</body></html>`;
}
