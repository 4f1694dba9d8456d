import type { Endpoints } from '../../server/src/http/access/access';
import { findProbe, probes } from '../../server/src/testing/access-probes';
import { expectOutcomes } from '../../server/src/testing/probes/outcomes';
import { PRINCIPALS } from '../../server/src/testing/probes/principals';

const INTRODUCTION = `# Who may do what

Made by \`npm run openapi\` from the routes, each of which declares its access (\`allow\`), and from the access tests'
probes, which name the exceptions (\`server/src/testing/probes\`). The column "open to" is the audience of an operation;
the columns after it are the status that each principal gets for the request that its rightful sender would send.
"one factor" is an operator without a second factor, "unverified" another provider whose address is not confirmed,
"locked" one whose account is blocked.

A list with status 200 holds only what belongs to the principal. 404 stands for a missing resource and for one of
another user. \`npm run -s matrix\` sends all these requests to a running server.
`;

const AFTER_WITHDRAWAL = `## After a withdrawal

A company sees a candidate through applications that are not withdrawn. Of a withdrawn one it keeps the candidate's
name, the job, the dates and its own notes, and what both have written to each other; \`GET /auth/applications/:id/\` and
the lists answer everything else empty. The rows below hold when the company has no other application of the same
candidate; through another one it sees what belongs to that one.
`;

const drawRow = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

const drawTable = (head: readonly string[], rows: readonly string[]) =>
  [drawRow(head), drawRow(head.map(() => '---')), ...rows, ''].join('\n');

/** Renders docs/access.md, in Markdown. */
export function describeAccess(endpoints: Endpoints): string {
  const rows = [...endpoints.values()].map((endpoint) => {
    const { operation, summary, access } = endpoint;
    const outcomes = expectOutcomes(endpoint, findProbe(operation));
    return drawRow([`\`${operation}\``, summary, access, ...PRINCIPALS.map((each) => outcomes[each])]);
  });
  const withdrawn = Object.entries(probes).flatMap(([operation, { afterWithdrawal }]) =>
    afterWithdrawal ? [drawRow([`\`${operation}\``, ...afterWithdrawal])] : [],
  );
  return [
    INTRODUCTION,
    drawTable(['operation', 'what', 'open to', ...PRINCIPALS], rows),
    AFTER_WITHDRAWAL,
    drawTable(['operation', 'owning seeker', 'owning provider'], withdrawn),
  ].join('\n');
}
