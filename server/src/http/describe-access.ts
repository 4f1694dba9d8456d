import { accessTable, PRINCIPALS } from './access-table';

const INTRODUCTION = `# Who may do what

Made by \`npm run openapi\` from \`server/src/http/access-table.ts\`, which the routes take their guards from. The first
column says whom an operation is open to at all; the others, what each of five is answered when they send the request
that its rightful sender would send. A 200 to everybody for a list is a list of what is theirs. 404 is the answer for
what does not exist and for what belongs to somebody else. \`npm run -s matrix\` asks a running server for all of it.
`;

const drawRow = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

/** The access table as the page docs/access.md, in Markdown. */
export function describeAccess(): string {
  const rows = Object.entries(accessTable).map(([operation, [access, outcomes, , summary]]) =>
    drawRow([`\`${operation}\``, summary, access, ...outcomes]),
  );
  const head = ['operation', 'what', 'open to', ...PRINCIPALS];
  return [INTRODUCTION, drawRow(head), drawRow(head.map(() => '---')), ...rows, ''].join('\n');
}
