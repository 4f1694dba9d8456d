/** Directives for resources that a remote fetches. */
const FETCHING = ['script-src', 'style-src', 'img-src', 'connect-src', 'font-src'];

/**
 * Adds the origins of previews to the page's Content-Security-Policy, only for the visitor who has enabled
 * them.
 */
export function allowPreviews(policy: string, origins: readonly string[]): string {
  const parts = policy.split(';').map((part) => part.trim());
  const directives = new Map(
    parts.filter(Boolean).map((part) => {
      const [name = '', ...sources] = part.split(/\s+/);
      return [name, sources] as const;
    }),
  );
  const basis = directives.get('default-src') ?? [];
  for (const name of FETCHING)
    directives.set(name, [...new Set([...(directives.get(name) ?? basis), ...origins])]);
  // The machine announces each change over a socket, which a source with `http:` does not cover.
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
  directives.set('connect-src', [...new Set([...(directives.get('connect-src') ?? []), ...sockets])]);
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join(';');
}
