import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import type { User } from '@metier/sdk/contract';
import Fastify from 'fastify';
import { replyToError } from '../../http/response/error-replies';
import { startTestApp } from '../../testing/index';
import { goLive, makeRelease, makeShellRelease, makeWorkspaces } from '../../testing/releases';
import { registerWeb } from '../register-web';

export const contact = { email: 'hello@jobs.example', phone: '+41 31 555 01 20', address: 'Bern' };
export const shell = makeShellRelease();
export const publicRemote = makeRelease('mf-public', {
  routes: [
    ['/', 'public'],
    ['/job/:id', 'public'],
  ],
});

interface Session {
  user: User | undefined;
  isReadable: boolean;
}

/** Starts the pages with a shell and three remotes live; `session` is what the next request has. */
export function startWeb() {
  const workspaces = makeWorkspaces();
  const test = startTestApp({ WATCHED_BUNDLES: 'mf-watched' });
  const app = Fastify();
  const sdkFolder = mkdtempSync(join(tmpdir(), 'metier-web-sdk-'));
  const session: Session = { user: undefined, isReadable: true };

  const get = (url: string, accept = 'text/html', cookies: Record<string, string> = {}) =>
    app.inject({ url, headers: { accept }, cookies });

  beforeAll(async () => {
    app.decorate('dependencies', test.dependencies);
    app.decorate('countRefusal', () => {});
    app.setErrorHandler(replyToError);
    await app.register(cookie);
    await app.register(registerWeb, {
      directory: workspaces.directory,
      sdkFolder,
      contact,
      publicUrl: 'https://jobs.example',
      getUser() {
        if (!session.isReadable) throw new Error('The database is away');
        return session.user;
      },
    });
    const reply = await get('/');
    expect([reply.statusCode, reply.body]).toEqual([503, 'The pages are not built yet: npm run build']);
    await goLive(
      test,
      shell,
      publicRemote,
      makeRelease('mf-seeker', { routes: [['/dashboard', 'job_seeker']] }),
      makeRelease('mf-provider', { routes: [['/dashboard', 'job_provider']] }),
    );
  });

  beforeEach(() => {
    session.user = undefined;
    session.isReadable = true;
  });

  afterAll(async () => {
    await app.close();
    workspaces.clear();
    rmSync(sdkFolder, { recursive: true });
  });

  return {
    workspaces,
    sdkFolder,
    test,
    app,
    session,
    get,
    signIn(account_type: User['account_type']) {
      session.user = {
        id: 1,
        username: '</script><b>',
        email: 'lea@example.ch',
        account_type,
        email_confirmed: true,
        profile_picture: null,
      };
    },
  };
}
