import type { FastifyInstance } from 'fastify';

export const SPECULATION_RULES_PATH = '/speculation-rules.json';

/**
 * A browser prepares these documents of their own while the pointer rests on a link to them or presses it, which
 * takes away most of their load. Nothing happens by opening them; pages of operators log what was looked at.
 */
const PATHS = ['/login', '/register', '/forgot-password', '/account'];

/** `moderate` waits for a sign of interest, so that no visitor pays for a page that is not opened. */
const SPECULATION_RULES = JSON.stringify({
  prerender: [
    { where: { href_matches: PATHS.flatMap((path) => [path, `${path}\\?*`]) }, eagerness: 'moderate' },
  ],
});

export function serveSpeculationRules(app: FastifyInstance): void {
  app.get(SPECULATION_RULES_PATH, (_request, reply) =>
    reply
      .headers({
        'cache-control': 'public, max-age=86400',
        'content-type': 'application/speculationrules+json',
      })
      .send(SPECULATION_RULES),
  );
}
