import { escapeXml } from '../discovery/escape-xml';
import { exportTexts as texts } from './account-data.texts';
import type { ExportedRow } from './export-rows.repository';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%;margin:0 0 1.5rem}
th,td{border:1px solid #ccc;padding:.25rem .5rem;text-align:left;vertical-align:top;white-space:pre-wrap;overflow-wrap:anywhere}
th{width:14rem;font-weight:600;background:#f5f5f5}`;

const show = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);

const describeRow = (row: ExportedRow): string =>
  `<table>${Object.entries(row)
    .filter(([, value]) => show(value) !== '')
    .map(
      ([name, value]) =>
        `<tr><th scope="row">${escapeXml(name.replaceAll('_', ' '))}</th><td>${escapeXml(show(value))}</td></tr>`,
    )
    .join('')}</table>`;

const titleOf = (name: string): string => {
  const titles: Readonly<Record<string, string>> = texts.titles;
  return titles[name] ?? name;
};

const describeTable = ([name, rows]: readonly [string, readonly ExportedRow[]]): string =>
  `<section><h2>${escapeXml(titleOf(name))} (${rows.length})</h2>${
    rows.length > 0 ? rows.map(describeRow).join('\n') : `<p>${texts.empty}</p>`
  }</section>`;

/** The readable page of an export: complete on its own, without scripts. */
export function describeAsPage(
  { username, madeAt }: { readonly username: string; readonly madeAt: string },
  tables: Readonly<Record<string, readonly ExportedRow[]>>,
): string {
  const title = escapeXml(texts.title(username));
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head>
<body><h1>${title}</h1><p>${escapeXml(texts.lead(madeAt))}</p><p>${escapeXml(texts.withheld)}</p>
${Object.entries(tables).map(describeTable).join('\n')}
</body></html>`;
}
