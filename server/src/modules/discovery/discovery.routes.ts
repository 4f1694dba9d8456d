import { JobsQuery, type Job } from '@metier/sdk/contract';
import { addressIn, DEFAULT_LANGUAGE, OFFERED_LANGUAGES, readLanguage } from '@metier/sdk/rules';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { refuse } from '../../errors';
import { originOf } from '../../http/session/origin';
import { readAnonymously } from '../../reads/anonymous-request';
import { readTarget } from '../../http/input/read-target';
import { sendCompressed } from '../../http/response/send-compressed';
import { listJobChanges, writeFeed } from './feed.service';
import { writeSecurityText } from './security-text';
import { createSitemaps, SITEMAP_SECONDS } from './sitemap.service';

const XML = 'application/xml; charset=utf-8';
const ATOM = 'application/atom+xml; charset=utf-8';
const FEED_ENTRIES = 20;
const FEED_SECONDS = 60;

/** Search filters of a feed, which has no pages and is always newest first. */
const { page: _page, page_size: _size, ordering: _ordering, until: _until, ...terms } = JobsQuery.properties;
const TERMS = Object.keys(terms);
/** Terms that say how another one is searched; the title of a feed leaves them out. */
const UNNAMED = new Set(['radius', 'exact', 'without', 'published_within']);

/** Paths disallowed for crawlers: pages for signed-in users, and endpoints without content. */
const PRIVATE = [
  '/api/',
  '/dashboard',
  '/applications',
  '/messages',
  '/platform',
  '/newsletter/',
  '/alerts',
  '/account',
];

const disallow = (path: string) =>
  OFFERED_LANGUAGES.map((language) => `Disallow: ${addressIn(language, path)}`);

const keepFor = (seconds: number) => `public, max-age=${seconds}`;

/** `robots.txt`, `security.txt`, the sitemaps and the Atom feed. */
export const discoveryRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const sitemaps = createSitemaps(app.dependencies);
  const read = readAnonymously(app);

  app.get('/robots.txt', async (request, reply) => {
    const rules = ['User-agent: *', ...PRIVATE.flatMap(disallow)];
    const text = [...rules, '', `Sitemap: ${originOf(request)}/sitemap.xml`, ''].join('\n');
    return reply
      .header('cache-control', keepFor(SITEMAP_SECONDS))
      .type('text/plain; charset=utf-8')
      .send(text);
  });

  app.get('/.well-known/security.txt', async (request, reply) => {
    const { config, clock } = app.dependencies;
    // The addresses of this reserved domain reach no person; the default is one.
    if (config.contact.email.endsWith('.example')) throw refuse.missing();
    return reply
      .header('cache-control', keepFor(SITEMAP_SECONDS))
      .type('text/plain; charset=utf-8')
      .send(writeSecurityText(config.contact.email, originOf(request), clock()));
  });

  app.get('/sitemap.xml', async (request, reply) => {
    reply.header('cache-control', keepFor(SITEMAP_SECONDS));
    return sendCompressed(request, reply, XML, await sitemaps.writeIndex(originOf(request)));
  });

  app.get('/sitemap-pages.xml', async (request, reply) => {
    reply.header('cache-control', keepFor(SITEMAP_SECONDS));
    return sendCompressed(request, reply, XML, sitemaps.writePages(originOf(request)));
  });

  for (const kind of ['jobs', 'companies'] as const)
    app.get(
      `/sitemap-${kind}-:part(^\\d{1,6}).xml`,
      { schema: { params: Type.Object({ part: Type.Integer({ minimum: 0, maximum: 100_000 }) }) } },
      async (request, reply) => {
        const text = await sitemaps.writePart(originOf(request), kind, request.params.part);
        reply.header('cache-control', keepFor(SITEMAP_SECONDS));
        return sendCompressed(request, reply, XML, text);
      },
    );

  app.get('/feed.atom', async (request, reply) => {
    const { searchParams } = readTarget(request);
    const given = TERMS.flatMap((name) =>
      searchParams.getAll(name).map((value): [string, string] => [name, value.trim()]),
    ).filter(([, value]) => value);
    const query = new URLSearchParams(given);
    const search = query.size > 0 ? `?${query}` : '';
    query.set('ordering', 'newest');
    query.set('page_size', String(FEED_ENTRIES));
    const answer = await read(`/api/jobs/?${query}`);
    if (answer.status !== 200) {
      return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.body);
    }
    const jobs = JSON.parse(answer.body) as Job[];
    const changes = await listJobChanges(app.dependencies, jobs);
    const feed = writeFeed({
      origin: originOf(request),
      search,
      terms: given.filter(([name]) => !UNNAMED.has(name)).map(([, value]) => value),
      jobs,
      changes,
      language: readLanguage(searchParams.get('lang')) ?? DEFAULT_LANGUAGE,
    });
    reply.header('cache-control', keepFor(FEED_SECONDS));
    return sendCompressed(request, reply, ATOM, feed);
  });
};
