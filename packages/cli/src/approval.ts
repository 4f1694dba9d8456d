import { setTimeout as wait } from 'node:timers/promises';
import type { Approval, NewPackage, ReleaseNews } from '@metier/sdk/contract';
import { readNumber } from './command-line';
import { CommandError } from './command-error';
import { inKilobytes } from './output';
import type { Session } from './session';

const POLL_MS = 2_000;
/** Default on a terminal, where the person ends the waiting; a pipeline says how long. */
const MAX_MINUTES = 24 * 60;

const NAMES = new Intl.ListFormat('en', { type: 'disjunction' });

const nameVersion = ({ name, version }: NewPackage) => `${name} ${version}`;

/** Servers before 1.9 say nothing of licences. */
const nameDoubtfulLicense = ({ name, license, is_permissive: isPermissive = true }: NewPackage): string[] =>
  isPermissive ? [] : [`${name} ${license}`];

/** What is new in a release, a line each. */
export function drawNews({ operations, paths, hosts, storage, packages, size }: ReleaseNews): string[] {
  const list = (title: string, items: readonly string[]) =>
    items.length > 0 ? [`  + ${title}: ${items.join(', ')}`] : [];
  const grown = size.before === null ? '' : ` instead of ${inKilobytes(size.before)}`;
  return [
    ...list('calls', operations),
    ...list('paths', paths),
    ...list('hosts', hosts),
    ...list('storage', storage),
    ...list(
      'packages',
      packages.map(
        ({ name, version, before }) => `${name} ${version}${before === null ? '' : ` (${before})`}`,
      ),
    ),
    ...list('younger than four days', packages.filter((each) => each.is_young).map(nameVersion)),
    ...list('of unknown age', packages.filter((each) => each.published_at === null).map(nameVersion)),
    ...list('licences that need a look', packages.flatMap(nameDoubtfulLicense)),
    `  size: ${inKilobytes(size.after)}${grown}`,
  ];
}

export const linkToApproval = (server: string, id: number) =>
  new URL(`/platform?approval=${id}`, server).href;

/** Waits until a person has approved what the server has refused for want of it; throws when it does not come. */
export async function waitForApproval(session: Session, refusal: CommandError): Promise<void> {
  const { client, options, ask, teller } = session;
  const { approval: id } = refusal.errorDetails as { readonly approval: number };
  const link = linkToApproval(client.server, id);
  const read = () => client.get<Approval>(`approvals/${id}/`);
  let approval = await read();
  teller.writeLine(
    approval.since === null ? approval.title : `${approval.title} in place of ${approval.since}`,
  );
  for (const line of approval.news ? drawNews(approval.news) : []) teller.writeLine(line);
  teller.writeLine(`${NAMES.format(approval.approvers)} can approve it: ${link}`);
  const minutes = readMinutes(options.wait) ?? (ask ? MAX_MINUTES : 0);
  if (minutes > 0) teller.writeLine('Waiting; Ctrl-C ends the waiting alone.');
  const end = Date.now() + minutes * 60_000;
  while (approval.state === 'open' && Date.now() < end) {
    await wait(POLL_MS);
    approval = await read();
  }
  if (approval.state !== 'signed')
    throw new CommandError('waiting', `${refusal.message} ${link}`, { approval: { ...approval, link } });
  teller.writeLine(`${approval.signed_by} has approved it.`);
}

const readMinutes = (text: string | undefined) =>
  text === undefined ? undefined : readNumber('--wait', text, 0, MAX_MINUTES);

/** Repeats an act once a person has approved it. */
export async function withApproval<Reply>(session: Session, act: () => Promise<Reply>): Promise<Reply> {
  for (;;)
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof CommandError) || error.exit !== 'waiting') throw error;
      await waitForApproval(session, error);
    }
}
