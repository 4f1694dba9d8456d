import { accessTable, PRINCIPALS } from './access-table';
import { withdrawnAccess } from './withdrawn-access';

const INTRODUCTION = `# Who may do what

Made by \`npm run openapi\` from \`server/src/http/access/access-table.ts\`, the source of the routes' guards. The first
column is the audience of an operation; the other columns are the status that each of five principals gets for the
request that its rightful sender would send.

A list with status 200 holds only what belongs to the principal. 404 stands for a missing resource and for one of
another user. \`npm run -s matrix\` sends all these requests to a running server.
`;

const AFTER_WITHDRAWAL = `## After a withdrawal

A company sees a candidate through applications that are not withdrawn. Of a withdrawn one it keeps the candidate's
name, the job, the dates and its own notes, and what both have written to each other; \`GET /auth/applications/:id/\` and
the lists answer everything else empty. The rows below are from \`server/src/http/access/withdrawn-access.ts\` and hold when
the company has no other application of the same candidate; through another one it sees what belongs to that one.
`;

const drawRow = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

const drawTable = (head: readonly string[], rows: readonly string[]) =>
  [drawRow(head), drawRow(head.map(() => '---')), ...rows, ''].join('\n');

/** Renders the access tables as docs/access.md, in Markdown. */
export function describeAccess(): string {
  const rows = Object.entries(accessTable).map(([operation, [access, outcomes, , summary]]) =>
    drawRow([`\`${operation}\``, summary, access, ...outcomes]),
  );
  const withdrawn = Object.entries(withdrawnAccess).map(([operation, outcomes]) =>
    drawRow([`\`${operation}\``, ...outcomes]),
  );
  return [
    INTRODUCTION,
    drawTable(['operation', 'what', 'open to', ...PRINCIPALS], rows),
    AFTER_WITHDRAWAL,
    drawTable(['operation', 'owning seeker', 'owning provider'], withdrawn),
  ].join('\n');
}
