import type { Approval, ApprovalToSign, Approver, Invitation, NewTeamToken } from '@metier/sdk/contract';
import { readOpenapi } from '../../http/openapi/register-openapi';
import { startTestApp, type TestApp } from '../../testing/index';
import { OPERATOR_TOKEN } from '../../testing/operator-token';
import { makeShellRelease, makeWorkspaces, publishRelease } from '../../testing/releases';
import { makeSoftwarePasskey, type SoftwarePasskey } from '../../testing/software-passkey';
import { inviteApprover } from '../custody/approvers.service';
import { createReleaseSnapshot } from '../registry/snapshot';
import { publishLocalBuilds } from '../releases/local-builds';
import { seeker } from './start-with-releases';

const describePromotion = (number: number) => ({
  remote: 'mf-seeker',
  channel: 'production',
  action: 'promote',
  version: seeker(number).version,
  reason: 'It is better.',
});

const detailOf = ({ body }: { readonly body: string }) => (JSON.parse(body) as { detail: string }).detail;

/** What a server that starts now would show of `mf-seeker`. */
async function readAfterStart({ dependencies: { db, live, config } }: TestApp): Promise<string | undefined> {
  const snapshot = createReleaseSnapshot({ db, live, approvalSecret: config.sessionSecret });
  await snapshot.refresh();
  return snapshot.findLive('production', 'mf-seeker')?.stable?.version;
}

/**
 * Starts a server where production shows approved releases alone, with the shell and the first release of `mf-seeker`
 * as they were installed.
 */
export function startWithCustody() {
  const test = startTestApp({ RELEASE_APPROVAL: 'on', PUBLISH_LOCAL_BUILDS: 'changed' });
  const workspaces = makeWorkspaces();

  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, token?: string) =>
    test.app.inject({
      method,
      url: `/api/releases${url}`,
      ...(payload && { payload }),
      headers: { authorization: `Bearer ${token ?? OPERATOR_TOKEN}` },
    });

  afterAll(workspaces.clear);
  beforeAll(async () => {
    await test.app.ready();
    workspaces.build(makeShellRelease());
    workspaces.build(seeker(1));
    await publishLocalBuilds(test.dependencies, {
      directory: workspaces.directory,
      readApi: () => readOpenapi(test.app),
      report: () => {},
      log: { warn: () => {} },
    });
  });

  /** Invites a person, who accepts with a new passkey. */
  async function join(name: string, remote: string): Promise<SoftwarePasskey> {
    const code = await inviteApprover(test.dependencies.db, { name, remote, now: new Date() });
    const passkey = makeSoftwarePasskey();
    const visitor = test.visit();
    const invited = await visitor.post('/api/releases/approvers/invitation/', { code });
    const response = passkey.register(invited.json<Invitation>().options);
    const reply = await visitor.post('/api/releases/approvers/', { code, response });
    expect(reply.json<Approver>()).toMatchObject({ name, remote });
    return passkey;
  }

  /** The request that a refused act has put before those who approve. */
  async function readRequest({ body }: { readonly body: string }): Promise<ApprovalToSign> {
    const { path } = JSON.parse(body) as { path: string };
    const [, id] = /^\/platform\?approval=(\d+)$/.exec(path) ?? [];
    return (await send('GET', `/approvals/${id}/`)).json<ApprovalToSign>();
  }

  const sign = ({ id, options }: ApprovalToSign, passkey: SoftwarePasskey, token?: string) =>
    send('PUT', `/approvals/${id}/`, { response: passkey.authenticate(options ?? {}) }, token);

  /** Asks, lets a person approve, and asks again. */
  async function approveAndRepeat(ask: () => ReturnType<typeof send>, passkey: SoftwarePasskey) {
    const signed = await sign(await readRequest(await ask()), passkey);
    expect(signed.json<Approval>()).toMatchObject({ state: 'signed' });
    return ask();
  }

  async function makeToken(body: object, operator: SoftwarePasskey): Promise<string> {
    const made = await approveAndRepeat(() => send('POST', '/tokens/', body), operator);
    return made.json<NewTeamToken>().token;
  }

  /** Three people, the token of one of them, and that of a pipeline. */
  async function assemble() {
    const operator = await join('Olivia', '*');
    const anna = await join('Anna', 'mf-seeker');
    const hers = { name: 'Anna’s laptop', remote: 'mf-seeker', person: 'Anna' };
    const annasToken = await makeToken(hers, operator);
    const piped = { name: 'seekers’ pipeline', remote: 'mf-seeker', is_pipeline: true };
    const pipeline = await makeToken(piped, operator);
    const ben = await join('Ben', 'mf-seeker');
    return { operator, anna, ben, annasToken, pipeline };
  }

  const promote = (number: number, token?: string, more: object = {}) =>
    send('POST', '/moves/', { ...describePromotion(number), ...more }, token);

  return {
    test,
    send,
    join,
    assemble,
    readAfterStart: () => readAfterStart(test),
    detailOf,
    readRequest,
    sign,
    approveAndRepeat,
    promote,
    publish: (number: number, token?: string) =>
      publishRelease(test, seeker(number), token === undefined ? {} : { token }),
    readLive: () => test.dependencies.releases.findLive('production', 'mf-seeker')?.stable?.version,
  };
}
