import fastifyStatic from '@fastify/static';
import type { Contact, PageData, User } from '@metier/shared/contract';
import { findClaims, readTheme, THEME_COOKIE } from '@metier/shared/rules';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { refuse } from '../errors';
import { serveAssets } from './assets';
import { renderPage } from './page';
import { createRegistry, listIntegrity } from './registry';
import { openReleases } from './releases';

export interface WebOptions {
  /** The folder that holds the workspaces with their `dist`. */
  readonly directory: string;
  /** What the footer says. */
  readonly contact: Contact;
  /** The origin that browsers see; where nobody has said, what a request names. */
  readonly publicUrl: string | undefined;
  /** Who is signed in, as the contract's `User`; undefined for a visitor. Rejects when that cannot be told now. */
  getUser(request: FastifyRequest): User | undefined | Promise<User | undefined>;
}

const acceptsHtml = ({ headers }: FastifyRequest) => /text\/html|\*\/\*/.test(headers.accept ?? '*/*');

const isPage = (pathname: string) => !/^\/(api|mf|assets)(\/|$)/.test(pathname);

/**
 * The browser's side of the server: built files, the registry of the remotes as far as a session may know it, and for
 * every other address the page.
 */
export const registerWeb: FastifyPluginAsync<WebOptions> = async (app, options) => {
  const { directory, contact, publicUrl, getUser } = options;
  const releases = openReleases(directory);

  const choose = async () => ({
    revision: '0',
    channel: 'production',
    shell: (await releases.readShell())?.release.version ?? '',
    overrides: [],
    remotes: await releases.listRemotes(),
  });

  async function describeVisit(request: FastifyRequest) {
    const remotes = await releases.listRemotes();
    try {
      const user = (await getUser(request)) ?? null;
      return { remotes, user, has_unread_session: false };
    } catch (error) {
      request.log.error({ err: error }, 'The session of a page could not be read');
      return { remotes, user: null, has_unread_session: true };
    }
  }

  await app.register(fastifyStatic, { root: directory, serve: false, preCompressed: true });
  app.setNotFoundHandler(() => Promise.reject(refuse.missing()));
  serveAssets(app, directory, releases);

  app.get('/api/registry/', async (request, reply) => {
    const user = await getUser(request);
    return reply.header('cache-control', 'no-store').send(createRegistry(await choose(), user));
  });

  app.get('/*', async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://page');
    if (!isPage(pathname) || !acceptsHtml(request)) return reply.callNotFound();
    const shell = await releases.readShell();
    if (!shell) return reply.code(503).type('text/plain').send('The pages are not built yet: npm run build');
    const { remotes, ...visit } = await describeVisit(request);
    const theme = readTheme(request.cookies[THEME_COOKIE]);
    const origin = publicUrl ?? `${request.protocol}://${request.host}`;
    const data: PageData = {
      ...visit,
      registry: createRegistry({ ...(await choose()), remotes }, visit.user ?? undefined),
      shell_integrity: listIntegrity(shell.release.files),
      ticket: '',
      contact,
    };
    return reply
      .code(findClaims(data.registry.access, pathname).length > 0 ? 200 : 404)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(renderPage(shell, { data, releases: remotes, pathname, origin, theme }));
  });
};
