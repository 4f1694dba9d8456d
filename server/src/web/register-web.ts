import type { Contact, PageData, ShellRelease, User } from '@metier/shared/contract';
import { findClaims, readTheme, THEME_COOKIE } from '@metier/shared/rules';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../errors';
import { openServedFiles } from '../modules/releases/served-files';
import { serveAssets } from './assets';
import { chooseFor, putWatched } from './choose';
import { renderPage } from './page';
import { createRegistry, listIntegrity } from './registry';
import { openWatchedBundles } from './watched';

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

const PAGE = 'index.html';

const isPage = (pathname: string) => !/^\/(api|mf)(\/|$)/.test(pathname);

/**
 * The browser's side of the server: the files of releases, the registry of the remotes as far as a session may know it,
 * and for every other address the page.
 */
export const registerWeb: FastifyPluginAsync<WebOptions> = async (app, options) => {
  const { directory, contact, publicUrl, getUser } = options;
  const { db, files: store, config } = app.parts;
  const files = openServedFiles({ db, files: store, log: app.log });
  const watched = openWatchedBundles(directory, config.watchedBundles);

  const choose = async (request: FastifyRequest, reply: FastifyReply, user: User | undefined) =>
    putWatched(await chooseFor(request, reply, user), watched);

  async function describeVisit(request: FastifyRequest) {
    try {
      return { user: (await getUser(request)) ?? null, has_unread_session: false };
    } catch (error) {
      request.log.error({ err: error }, 'The session of a page could not be read');
      return { user: null, has_unread_session: true };
    }
  }

  /** The shell's page as its build left it. */
  async function readPage({ name, version }: ShellRelease): Promise<string | undefined> {
    const release = app.parts.releases.findRelease(name, version);
    const page = release
      ? (await files.read(release, PAGE, new Set()))?.content
      : await watched.readFile(name, version, PAGE);
    return page?.toString('utf8');
  }

  app.setNotFoundHandler(() => Promise.reject(refuse.missing()));
  serveAssets(app, { files, watched });

  app.get('/api/registry/', async (request, reply) => {
    const user = await getUser(request);
    const choice = await choose(request, reply, user);
    return reply.header('cache-control', 'no-store').send(createRegistry(choice, user));
  });

  app.get('/*', async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://page');
    if (!isPage(pathname) || !acceptsHtml(request)) return reply.callNotFound();
    const visit = await describeVisit(request);
    const choice = await choose(request, reply, visit.user ?? undefined);
    const page = choice.shell && (await readPage(choice.shell));
    if (!choice.shell || !page)
      return reply.code(503).type('text/plain').send('The pages are not built yet: npm run build');
    const theme = readTheme(request.cookies[THEME_COOKIE]);
    const origin = publicUrl ?? `${request.protocol}://${request.host}`;
    const data: PageData = {
      ...visit,
      registry: createRegistry(choice, visit.user ?? undefined),
      shell_integrity: listIntegrity(choice.shell.files),
      ticket: '',
      contact,
    };
    const shell = { release: choice.shell, page };
    return reply
      .code(findClaims(data.registry.access, pathname).length > 0 ? 200 : 404)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(renderPage(shell, { data, releases: choice.remotes, pathname, origin, theme }));
  });
};
