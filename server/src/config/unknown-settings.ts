import leven from 'leven';

/** Prefixes of this server's settings that hardly any other program uses. */
const OUR_PREFIXES = ['METIER_', 'S3_', 'SMTP_', 'SEED_', 'METRICS_', 'CONTACT_'] as const;

/** Variables of the product's own tests, and the server of `npm run release`. */
const OF_TOOLS = /^METIER_((TEST|E2E)_|(SERVER|LAB|SLOWNESS)$)/;

/**
 * Variables that Kubernetes sets for a service called smtp, s3 or metier: `SMTP_SERVICE_HOST`,
 * `S3_PORT_9000_TCP`.
 */
const SERVICE_LINK = /_SERVICE_(HOST|PORT)(_|$)|_PORT_\d+_(TCP|UDP|SCTP)(_|$)/;
const SERVICE_ADDRESS = /^(tcp|udp|sctp):\/\//;

const isOtherPrograms = (name: string, value: string) =>
  OF_TOOLS.test(name) || SERVICE_LINK.test(name) || (name.endsWith('_PORT') && SERVICE_ADDRESS.test(value));

/**
 * Returns a sentence for each variable that can only be a misspelt setting. The environment is full of other
 * programs' variables, so a variable counts only if it has one of the prefixes, or nearly the name of a
 * setting that is missing: with `SMTP_URL` set, another program's `SMTP_URI` is ignored. Empty variables are
 * ignored.
 */
export function findUnknownSettings(
  environment: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): string[] {
  const missing = known.filter((name) => !environment[name]);
  return Object.entries(environment).flatMap(([name, value]) => {
    if (!value || known.includes(name) || isOtherPrograms(name, value)) return [];
    const hint = hintAtSimilar(name, missing) ?? hintAtFamily(name, known);
    return hint ? [`${name} is not a setting: ${hint}`] : [];
  });
}

function hintAtSimilar(name: string, candidates: readonly string[]): string | undefined {
  const [nearest] = candidates
    .map((candidate) => ({ candidate, distance: leven(name.toUpperCase(), candidate) }))
    .filter(({ candidate, distance }) => distance <= Math.floor(candidate.length / 6))
    .sort((one, other) => one.distance - other.distance);
  return nearest && `did you mean ${nearest.candidate}?`;
}

function hintAtFamily(name: string, known: readonly string[]): string | undefined {
  const prefix = OUR_PREFIXES.find((each) => name.startsWith(each));
  if (!prefix) return undefined;
  const family = known.filter((each) => each.startsWith(prefix));
  if (family.length > 0) return `with ${prefix} begin ${family.join(', ')}`;
  const bare = name.slice(prefix.length);
  return known.includes(bare) ? `did you mean ${bare}?` : `none begins with ${prefix}`;
}
