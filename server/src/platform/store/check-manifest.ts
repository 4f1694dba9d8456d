import type { AnyRelease, RemoteRelease } from '@metier/sdk/contract';
import { containerOf } from './container-name';
import { releaseQuote } from './quote';

/** Far above the limits of the gate: more than this is no miscount. */
const MAX = { routes: 200, fragments: 100, operations: 300, 'shared libraries': 50 } as const;

/** Approvers read both, also on terminals. */
const PACKAGE = /^(?:@[\w.~-]+\/)?[\w.~-]{1,214}$/;
/** A licence or an expression of some. */
const LICENSE = /^[\w.+() -]{1,300}$/;
/** One version, or the several that a bundle has. */
const VERSIONS = /^[\w.+-]{1,60}(?:, [\w.+-]{1,60}){0,9}$/;

const isBrowserFile = (path: string) => /\.(js|css)$/.test(path);
const isServerFile = (path: string) => path.endsWith('.cjs');

/** A flaw of the description that its schema cannot express; undefined if there is none. */
export function findManifestFlaw(description: AnyRelease): string | undefined {
  const { files, server, entry, operations, languages = {}, packages = {}, licenses = {} } = description;
  const isNamed = (path: string) => Object.hasOwn(files, path);
  if (server !== undefined && !(isServerFile(server) && isNamed(server)))
    return `its server build "${server}" is not a .cjs among its files`;
  const stray = Object.keys(files).find((path) => isServerFile(path) && path !== server);
  if (stray) return `"${stray}" is a server build, and it does not name it as one`;
  const text = Object.values(languages)
    .flat()
    .find((path) => !(isBrowserFile(path) && isNamed(path)));
  if (text !== undefined) return `"${text}" has texts of a language, and is not a script among its files`;
  const odd = Object.entries(packages).find(
    ([name, version]) => !PACKAGE.test(name) || !VERSIONS.test(version),
  );
  if (odd) return `${releaseQuote(odd.join(' '))} is no package with its version`;
  const strange = Object.entries(licenses).find(
    ([name, license]) => !Object.hasOwn(packages, name) || !LICENSE.test(license),
  );
  if (strange) return `${releaseQuote(strange.join(' '))} is no licence of one of its packages`;
  if (operations.length > MAX.operations) return tellCount('operations', operations.length);
  if (!('container' in description)) return undefined;
  if (!(entry.endsWith('.js') && isNamed(entry)))
    return `its entry "${entry}" is not a script among its files`;
  return findRemoteFlaw(description);
}

function findRemoteFlaw(description: RemoteRelease): string | undefined {
  const { name, version, container, expose, files, routes, fragments, server, shared } = description;
  const counts = {
    routes: routes.length,
    fragments: fragments.length,
    'shared libraries': Object.keys(shared).length,
  };
  for (const [what, count] of Object.entries(counts))
    if (count > MAX[what as keyof typeof counts]) return tellCount(what as keyof typeof counts, count);
  const page = Object.keys(files).find((path) => path.endsWith('.html'));
  if (page) return `"${page}" is a page, and pages are the shell’s`;
  const needed = [...expose, ...[...routes, ...fragments].flatMap((row) => row.files)];
  const odd = needed.find((path) => !isBrowserFile(path));
  if (odd) return `"${odd}" is to be loaded, and is neither a script nor a style sheet`;
  const late = routes.flatMap((row) => row.late_styles ?? []);
  const oddStyle = late.find((path) => !path.endsWith('.css') || !Object.hasOwn(files, path));
  if (oddStyle) return `"${oddStyle}" is to be linked, and is not a style sheet among its files`;
  const rendered = routes.find((route) => route.is_rendered);
  if (rendered && !server) return `${rendered.path} is rendered on the server, and there is no server build`;
  const expected = containerOf(description);
  if (!expected)
    return `its version ${version} does not end in the letters and digits of its build, as 1.0.0-0a1b2c3d4e does`;
  if (container !== expected)
    return `its container is "${container}", and that of ${name} ${version} is "${expected}": build it with the recipe`;
  return undefined;
}

const tellCount = (what: keyof typeof MAX, count: number) =>
  `it has ${count} ${what}, and ${MAX[what]} are the most that is ever taken`;
