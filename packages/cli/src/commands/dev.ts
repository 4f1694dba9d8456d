import type { Preview, PreviewBody, RemoteRelease } from '@metier/sdk/contract';
import { assertSdk } from '../assert-sdk';
import { readNumber } from '../command-line';
import type { CommandResult } from '../output';
import type { Session } from '../session';

/** The server drops a preview that has not been renewed for half a day. */
const RENEWAL_MS = 3_600_000;
const MAX_PORT = 65_535;

/** The build's description in the form the server expects. */
const describe = (release: RemoteRelease, remote: string, origin: string): PreviewBody => ({
  remote,
  origin,
  container: release.container,
  contract: release.contracts.from,
  entry: `/${release.entry}`,
  routes: release.routes.map(({ path, access }) => ({ path, access })),
  fragments: release.fragments.map(({ name, access }) => ({ name, access })),
});

/** One preview on a server: created by the first description, and updated by each that differs. */
function openPreview({ client, teller }: Session) {
  let preview: Preview | undefined;
  let sent: PreviewBody | undefined;

  async function send(body: PreviewBody): Promise<void> {
    sent = body;
    if (preview) return void (await client.put(`previews/${preview.id}/`, body));
    preview = await client.post<Preview>('previews/', body);
    teller.writeLine(`\n${body.remote} of this machine, in the shell at ${client.server}:`);
    teller.writeLine(`\n  ${preview.link}\n`);
    teller.writeLine('A page that runs it loads again with every change. Press Ctrl-C to stop.');
  }

  return {
    async update(body: PreviewBody) {
      if (JSON.stringify(body) !== JSON.stringify(sent)) await send(body);
    },
    async renew() {
      if (sent) await send(sent).catch(() => undefined);
    },
    async end() {
      if (preview) await client.delete(`previews/${preview.id}/`).catch(() => undefined);
    },
  };
}

const untilStopped = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });

/** Runs one remote from this machine inside the shell of a server, until Ctrl-C. */
export async function dev(session: Session): Promise<CommandResult> {
  const { client, options, project, teller, words } = session;
  const remote = project.nameRemote(words[0]);
  const port = readNumber('--port', options.port ?? '0', 0, MAX_PORT);
  // Before anything is built: the server may be out of reach, or refuse the token.
  await client.get('status/');
  await assertSdk(session);
  teller.writeLine(`Building ${remote} …`);
  const preview = openPreview(session);
  let refuse: (error: unknown) => void = () => undefined;
  const isRefused = new Promise<never>((_resolve, reject) => (refuse = reject));
  // Handled below, also if it is rejected before.
  isRefused.catch(() => undefined);
  const watch = await project.watch(remote, {
    shell: client.server,
    port,
    onBuilt: (origin, release) => void preview.update(describe(release, remote, origin)).catch(refuse),
  });
  const renewal = setInterval(() => void preview.renew(), RENEWAL_MS);
  try {
    await Promise.race([untilStopped(), isRefused]);
  } finally {
    clearInterval(renewal);
    await Promise.all([preview.end(), watch.stop()]);
  }
  return { text: [`${remote} of this machine is no longer shown.`], data: { remote } };
}
