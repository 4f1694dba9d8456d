/** What a remote fetches of its own. */
const FETCHING = ['script-src', 'style-src', 'img-src', 'connect-src', 'font-src'];

/**
 * The page's Content-Security-Policy, with more origins to fetch from: those of previews, for the visitor who has
 * asked for them and for nobody else.
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
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join(';');
}
