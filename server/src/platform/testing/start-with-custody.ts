import type { Approval, ApprovalToSign, Approver, Invitation, NewTeamToken } from '@metier/sdk/contract';
import { readOpenapi } from '../../http/openapi/register-openapi';
import { startTestApp } from '../../testing/index';
import { OPERATOR_TOKEN } from '../../testing/operator-token';
import { makeShellRelease, makeWorkspaces, publishRelease } from '../../testing/releases';
import { makeSoftwarePasskey, type SoftwarePasskey } from '../../testing/software-passkey';
import { inviteApprover } from '../custody/approvers.service';
import { publishLocalBuilds } from '../releases/local-builds';
import { seeker } from './start-with-releases';

/** A person who can approve, with a device and a token of their own. */
export interface Colleague {
  readonly name: string;
  readonly passkey: SoftwarePasskey;
  readonly token: string;
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

  const install = () =>
    publishLocalBuilds(test.dependencies, {
      directory: workspaces.directory,
      readApi: () => readOpenapi(test.app),
      report: () => {},
      log: { warn: () => {} },
    });

  afterAll(workspaces.clear);
  beforeAll(async () => {
    await test.app.ready();
    workspaces.build(makeShellRelease());
    workspaces.build(seeker(1));
    await install();
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

  const promote = (number: number, token?: string, more: object = {}) =>
    send(
      'POST',
      '/moves/',
      {
        remote: 'mf-seeker',
        channel: 'production',
        action: 'promote',
        version: seeker(number).version,
        reason: 'It is better.',
        ...more,
      },
      token,
    );

  return {
    test,
    send,
    install,
    workspaces,
    join,
    readRequest,
    sign,
    approveAndRepeat,
    makeToken,
    promote,
    publish: (number: number, token?: string) =>
      publishRelease(test, seeker(number), token === undefined ? {} : { token }),
    readLive: () => test.dependencies.releases.findLive('production', 'mf-seeker')?.stable?.version,
  };
}
