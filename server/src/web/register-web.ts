import type { AnyRelease, Contact, PageData, RegistryReply, User } from '@metier/sdk/contract';
import { findClaims, findOwnDocument, isOpenTo, loginUrl, readTheme, THEME_COOKIE } from '@metier/sdk/rules';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { refuse } from '../errors';
import { isHttps } from '../http/session/cookie-options';
import { chooseLanguage, followLanguageLink, readPageAddress } from '../http/language/request-language';
import type { DocumentName } from '../http/access/allow';
import { NOT_RENDERED } from '../http/access/smoke-cookie';
import { isRenderedVisit, isSmokeVisit } from '../http/access/smoke-visits';
import { originOf } from '../http/session/origin';
import { readWithSession } from '../reads/session-request';
import { readTarget } from '../http/input/read-target';
import { sendCompressed } from '../http/response/send-compressed';
import { pageHeaders } from '../http/response/security-headers';
import { createReleaseFileCache } from '../platform/registry/served-files';
import { endOverrides, followLink, readWithout } from '../platform/visitors/overrides-cookie';
import { serveAssets } from './assets';
import type { VisitorChoice } from './choose';
import { describePage } from './page/describe-page';
import { assertNavigation, chooseForPage, closeDocument, issuePageTicket } from './page/own-document';
import { serveSpeculationRules, SPECULATION_RULES_PATH } from './page/prerendering';
import { renderPage, type FilledPage, type PageVisit, type Shell } from './page/page';
import { allowPreviews } from './preview-policy';
import { createRegistry } from './registry';
import { createShellReader } from './page/shell-reader';
import { openDevBundles } from './dev-bundles';
import { OWN_ORIGIN_HASH } from './own-origin';
import { createPageRendering, type RenderingSettings } from './page/page-rendering';
import { allowInline, allowRendered } from './page/rendered-page';
import type { PageResponse } from './rendering/rendering';
import { warmUpRendering } from './rendering/warm-up';
import { serveSdk } from './sdk';
import { requireTrustedTypes } from './trusted-scripts';

export interface WebOptions {
  /** Folder of the workspaces with their `dist`. */
  readonly directory: string;
  /** Folder of the packages that teams install. */
  readonly sdkFolder?: string;
  /** Contact data in the footer. */
  readonly contact: Contact;
  /** Public origin; if undefined, the one named in the request. */
  readonly publicUrl: string | undefined;
  /**
   * The signed-in user as the contract's `User`; undefined for a visitor. Rejects if the session cannot be
   * read.
   */
  getUser(request: FastifyRequest): User | undefined | Promise<User | undefined>;
  /** Server-side rendering of pages; without it, browsers render all pages. */
  readonly rendering?: RenderingSettings;
}

const acceptsHtml = ({ headers }: FastifyRequest) => /text\/html|\*\/\*/.test(headers.accept ?? '*/*');

/** A crawler comes again after as many seconds to a page that could not be rendered. */
const RETRY_SECONDS = '60';

/** The browser of a smoke run names itself like one, and is to see what people see. */
const isCrawler = (request: FastifyRequest) => !isSmokeVisit(request) && isbot(request.headers['user-agent']);

/** Whether the visitor has no scripts: a crawler, or who follows a link of the site by loading a document. */
const isWithoutScripts = (request: FastifyRequest) =>
  isCrawler(request) || (!isSmokeVisit(request) && request.headers['sec-fetch-site'] === 'same-origin');

const PAGE = 'index.html';
const HTML = 'text/html; charset=utf-8';

const isPage = (pathname: string) => !/^\/(api|mf|sdk)(\/|$)/.test(pathname);

/** Whether a visitor has to sign in first. */
function needsLogin({ user, registry }: PageData, pathname: string): boolean {
  const claims = findClaims(registry.access, pathname);
  return !user && claims.length > 0 && claims.every(({ access }) => !isOpenTo(access, undefined));
}

/** The browser of smoke runs reaches only this server, and observes only its files. */
const findAssets = (request: FastifyRequest) =>
  isSmokeVisit(request) ? undefined : request.server.dependencies.config.assetsUrl;

interface PolicyOptions {
  readonly publicUrl: string | undefined;
  readonly assetsUrl: string | undefined;
  readonly hasDevBundles: boolean;
}

const readPolicy = (reply: FastifyReply) =>
  String(reply.getHeader('content-security-policy') ?? "default-src 'self'");

/** Sets the script policy of a page: every script needs its hash, except from a developer's machine. */
function setPolicy(
  reply: FastifyReply,
  { previews }: VisitorChoice,
  { publicUrl, assetsUrl, hasDevBundles }: PolicyOptions,
): void {
  reply.headers(pageHeaders(isHttps({ publicUrl })));
  const isUnhashed = previews.length > 0 || hasDevBundles;
  if (isUnhashed) reply.removeHeader('integrity-policy');
  const policy = requireTrustedTypes(readPolicy(reply));
  const own = assetsUrl ? allowInline(policy, 'script-src', [OWN_ORIGIN_HASH]) : policy;
  const origins = previews.map(({ origin }) => origin);
  reply.header('content-security-policy', origins.length > 0 ? allowPreviews(own, origins) : own);
}

/** The visit as page data; a page is served even if its session cannot be read. */
async function describeVisit(request: FastifyRequest, getUser: WebOptions['getUser']) {
  try {
    return { user: (await getUser(request)) ?? null, has_unread_session: false };
  } catch (error) {
    request.log.error({ err: error }, 'The session of a page could not be read');
    return { user: null, has_unread_session: true };
  }
}

/**
 * Everything that browsers load: the files of releases, the registry as visible to a session, the page for every
 * other URL, and the packages that teams install.
 */
export const registerWeb: FastifyPluginAsync<WebOptions> = async (app, options) => {
  const { directory, contact, publicUrl, getUser } = options;
  const { db, files: store, config } = app.dependencies;
  const files = createReleaseFileCache({ db, files: store, log: app.log });
  const watched = openDevBundles(directory, config.watchedBundles);

  async function readFile({ name, version }: AnyRelease, file: string): Promise<Buffer | undefined> {
    const release = app.dependencies.releases.findRelease(name, version);
    return release
      ? (await files.read(release, file, new Set()))?.content
      : watched.readFile(name, version, file);
  }

  const readShell = createShellReader((release) => readFile(release, PAGE), config.assetsUrl);
  const rendering = options.rendering && createPageRendering(app, readFile, options.rendering);
  const isWarmUp = rendering ? warmUpRendering(app) : () => false;

  app.setNotFoundHandler(() => Promise.reject(refuse.missing()));
  serveAssets(app, { files, watched });
  serveSpeculationRules(app);
  if (options.sdkFolder) serveSdk(app, options.sdkFolder);

  app.get('/api/registry/', async (request, reply) => {
    const user = await getUser(request);
    const { searchParams } = readTarget(request);
    const without = readWithout(searchParams.getAll('without'));
    const page = searchParams.get('page') ?? '/';
    const ownDocument = findOwnDocument(page, user?.account_type);
    const own = { pathname: page, without, ownDocument };
    const choice = await chooseForPage(request, reply, { watched, user, ...own });
    const shell = user && rendering && (await readShell(choice.shell, findAssets(request)));
    if (shell) rendering.prepare({ shell, releases: choice.remotes }, user);
    const remotes = createRegistry(choice, user, findAssets(request));
    const registry: RegistryReply = { ...remotes, ticket: issuePageTicket(app.dependencies, choice) };
    return reply.header('cache-control', 'no-store').send(registry);
  });

  app.get('/*', async (request, reply) => {
    const { ofAddress, pathname, address } = readPageAddress(request);
    if (!isPage(pathname) || !acceptsHtml(request)) return reply.callNotFound();
    reply.header('cache-control', 'no-store');
    const link = followLanguageLink(request, reply, publicUrl) ?? (await followLink(request, reply));
    if (link && 'location' in link) return reply.redirect(link.location, 303);
    const visit = await describeVisit(request, getUser);
    const user = visit.user ?? undefined;
    const ask = link && 'link' in link ? link.link : undefined;
    const ownDocument: DocumentName | undefined = ask
      ? 'link'
      : findOwnDocument(pathname, user?.account_type);
    if (ownDocument) assertNavigation(request);
    const own = { pathname: ask ? undefined : pathname, ownDocument };
    const choice = await chooseForPage(request, reply, { watched, user, ...own });
    if (choice.notice !== undefined) endOverrides(request, reply);
    const assetsUrl = findAssets(request);
    const shell = await readShell(choice.shell, assetsUrl);
    if (!shell) return reply.code(503).type('text/plain').send('The pages are not built yet: npm run build');
    const origin = publicUrl ?? originOf(request);
    const language = chooseLanguage(request, reply, shell.release, { ...visit.user, ofAddress });
    const data = describePage(
      { visit, choice, ownDocument, link, shell, language, contact, assetsUrl },
      issuePageTicket(app.dependencies, choice, { document: ownDocument, user: user?.id }),
    );
    setPolicy(reply, choice, { publicUrl, assetsUrl, hasDevBundles: config.watchedBundles.length > 0 });
    if (ownDocument) closeDocument(reply, choice, { origin, assetsUrl });
    else if (!isSmokeVisit(request)) reply.header('speculation-rules', `"${SPECULATION_RULES_PATH}"`);
    const theme = readTheme(request.cookies[THEME_COOKIE]);
    const whole = { data, releases: choice.remotes, pathname, origin, theme, ofAddress };
    if (user) rendering?.prepare({ shell, releases: choice.remotes }, user);
    const isLive = choice.overrides.length === 0 || isRenderedVisit(request);
    const isOrdinary = !ask && !visit.has_unread_session && !data.registry.notice && isLive;
    if (rendering && isOrdinary && needsLogin(data, pathname)) return reply.redirect(loginUrl(address), 302);
    // A signed-in person gets a page rendered with their own session, which is never kept.
    const read = user && readWithSession(request, language);
    const page = { ...whole, shell, address, isPatient: isWithoutScripts(request) };
    const rendered = isOrdinary && (await rendering?.render(page, read));
    if (!rendered || rendered.kind === 'left')
      return sendUnrendered(request, reply, rendered, { shell, whole });
    if (rendered.kind === 'redirect') return reply.redirect(rendered.location, rendered.status);
    if (!user && !isWarmUp(request)) options.rendering?.onSend(request, pathname, language);
    return sendRendered(request, reply, rendered.filled, { shell, whole });
  });
};

/** Adds the reason why a page is not rendered, for a smoke run. */
function addReason(request: FastifyRequest, reply: FastifyReply, left: PageResponse | false | undefined) {
  if (left && left.kind === 'left' && isRenderedVisit(request))
    reply.header(NOT_RENDERED, encodeURIComponent(Buffer.from(left.reason.slice(0, 300)).toString()));
}

/** Sends the page without its content, which the browser adds; a crawler is asked to come again. */
function sendUnrendered(
  request: FastifyRequest,
  reply: FastifyReply,
  left: PageResponse | false | undefined,
  { shell, whole }: { readonly shell: Shell; readonly whole: PageVisit },
) {
  const { data, pathname } = whole;
  const isLate = Boolean(left);
  addReason(request, reply, left);
  reply.code(findClaims(data.registry.access, pathname).length > 0 ? 200 : 404);
  // A page without its content would replace the one in the index of a search engine.
  if (isLate && !data.user && isCrawler(request)) reply.code(503).header('retry-after', RETRY_SECONDS);
  return sendCompressed(request, reply, HTML, renderPage(shell, { ...whole, isLate }));
}

function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  filled: FilledPage,
  { shell, whole }: { readonly shell: Shell; readonly whole: PageVisit },
) {
  const policy = allowRendered(readPolicy(reply), filled.styles);
  reply.code(filled.page.status).header('content-security-policy', policy);
  return sendCompressed(request, reply, HTML, renderPage(shell, whole, filled));
}
