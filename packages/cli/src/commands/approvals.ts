import type { Approval, Approver } from '@metier/sdk/contract';
import { linkToApproval } from '../approval';
import { drawTable, type CommandResult } from '../output';
import type { Session } from '../session';

const describeState = ({ state, signed_by: signer }: Approval) => (signer ? `${state} by ${signer}` : state);

/** Prints what waits for a person, and who can approve. */
export async function approvals({ client }: Session): Promise<CommandResult> {
  const requests = await client.get<Approval[]>('approvals/');
  const approvers = await client.get<Approver[]>('approvers/');
  const rows = requests.map((request) => [
    request.title,
    describeState(request),
    `asked by ${request.asked_by}`,
    request.state === 'open' ? linkToApproval(client.server, request.id) : '',
  ]);
  const people = approvers.map(({ name, remote, joined_at: joined }) => [
    name,
    remote === '*' ? 'everything' : remote,
    joined === null ? 'invited' : `since ${joined.slice(0, 10)}`,
  ]);
  const text = [
    ...(rows.length > 0 ? drawTable(rows) : ['Nothing waits for an approval.']),
    '',
    ...(people.length > 0 ? ['Who can approve', ...drawTable(people)] : ['Nobody can approve yet.']),
  ];
  return { text, data: { approvals: requests, approvers } };
}
