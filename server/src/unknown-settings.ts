/** Beginnings that settings of this server have and hardly anything else has. */
const OUR_PREFIXES = ['METIER_', 'S3_', 'SMTP_', 'SEED_', 'METRICS_', 'CONTACT_'] as const;

/** What the product's own tests tell each other, and which server `npm run release` talks to. */
const OF_TOOLS = /^METIER_((TEST|E2E)_|SERVER$)/;

/** Where Kubernetes says that a service called smtp, s3 or metier is: `SMTP_SERVICE_HOST`, `S3_PORT_9000_TCP`. */
const SERVICE_LINK = /_SERVICE_(HOST|PORT)(_|$)|_PORT_\d+_(TCP|UDP|SCTP)(_|$)/;
const SERVICE_ADDRESS = /^(tcp|udp|sctp):\/\//;

const isOfOthers = (name: string, value: string) =>
  OF_TOOLS.test(name) || SERVICE_LINK.test(name) || (name.endsWith('_PORT') && SERVICE_ADDRESS.test(value));

/**
 * A sentence for each variable that can only be a misspelt setting. The environment is full of other programs'
 * variables, so one counts if it begins as only our settings do, or if it is all but the name of a setting that is not
 * given: with `SMTP_URL` set, somebody else's `SMTP_URI` loses nobody a mail. Empty ones count as not there.
 */
export function findUnknownSettings(
  environment: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): string[] {
  const missing = known.filter((name) => !environment[name]);
  return Object.entries(environment).flatMap(([name, value]) => {
    if (!value || known.includes(name) || isOfOthers(name, value)) return [];
    const hint = hintAtSimilar(name, missing) ?? hintAtFamily(name, known);
    return hint ? [`${name} is not a setting: ${hint}`] : [];
  });
}

function hintAtSimilar(name: string, candidates: readonly string[]): string | undefined {
  const [nearest] = candidates
    .map((candidate) => ({ candidate, distance: measureDistance(name.toUpperCase(), candidate) }))
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

/** How many letters have to be put in, left out, changed, or swapped with their neighbour, to make one word the other. */
function measureDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const [letter, wanted] = [one[row - 1], other[column - 1]];
      const steps = [(last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1];
      steps.push((last[column - 1] ?? 0) + (letter === wanted ? 0 : 1));
      if (letter === other[column - 2] && one[row - 2] === wanted)
        steps.push((beforeLast[column - 2] ?? 0) + 1);
      current.push(Math.min(...steps));
    }
    [beforeLast, last] = [last, current];
  }
  return last[other.length] ?? 0;
}
