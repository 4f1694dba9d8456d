import type { AnyRelease, RemoteRelease } from '@metier/sdk/contract';
import { isRemote, nameRelease, type GateInput, type CandidateFile } from '../context';
import { isScript, isStyle } from '../analyze-content';
import { decide, unknown, type CheckResult } from '../verdicts';

const KILOBYTE = 1000;
const SERVER_SCRIPT = /\.cjs$/;

interface Budgets {
  /** Compressed bytes of scripts that one page may load, in addition to those of other bundles. */
  readonly page: number;
  readonly pageStyles: number;
  /** Compressed bytes of all scripts, and of all style sheets, as loaded by a visitor of every page. */
  readonly scripts: number;
  readonly styles: number;
  /** Uncompressed bytes of all scripts and of all style sheets, which a browser has to parse. */
  readonly plainScripts: number;
  readonly plainStyles: number;
  /** Bytes of the server build, which is started while a visitor waits. */
  readonly server: number;
  /** Bytes of everything else: pictures, fonts. */
  readonly others: number;
  /** Bytes that the release puts into every visitor's page: addresses, and a hash for each file. */
  readonly registry: number;
}

/** docs/releasing.md lists the sizes of the live bundles and the reason for each budget. */
export const BUDGETS: Readonly<Record<'shell' | 'remote', Budgets>> = {
  shell: {
    page: 155 * KILOBYTE,
    pageStyles: 20 * KILOBYTE,
    scripts: 300 * KILOBYTE,
    styles: 40 * KILOBYTE,
    plainScripts: 1_200 * KILOBYTE,
    plainStyles: 150 * KILOBYTE,
    server: 1_500 * KILOBYTE,
    others: 2_000 * KILOBYTE,
    registry: 20 * KILOBYTE,
  },
  remote: {
    page: 60 * KILOBYTE,
    pageStyles: 15 * KILOBYTE,
    scripts: 300 * KILOBYTE,
    styles: 80 * KILOBYTE,
    plainScripts: 900 * KILOBYTE,
    plainStyles: 350 * KILOBYTE,
    server: 750 * KILOBYTE,
    others: 2_000 * KILOBYTE,
    registry: 20 * KILOBYTE,
  },
};

type Stored = ReadonlyMap<string, CandidateFile>;

interface Weight {
  readonly what: string;
  readonly bytes: number;
  readonly budget: number;
  /** `loads 61.0 kB of scripts` */
  readonly words: (bytes: string) => string;
}

interface Load {
  readonly what: string;
  readonly files: readonly string[];
}

const listRemoteLoads = ({ entry, expose, routes, fragments }: RemoteRelease): Load[] =>
  [
    ...routes.map(({ path, files }) => ({ what: `the page ${path}`, files })),
    ...fragments.map(({ name, files }) => ({ what: `the fragment "${name}"`, files })),
  ].map(({ what, files }) => ({ what, files: [entry, ...expose, ...files] }));

/** Sets of files that are loaded together, each with a name. */
function listLoads(candidate: AnyRelease): Load[] {
  if (isRemote(candidate)) return listRemoteLoads(candidate);
  return [{ what: 'the start', files: [candidate.entry, ...candidate.start] }];
}

const isBrowserScript = (path: string) => isScript(path) && !SERVER_SCRIPT.test(path);
const isOther = (path: string) => !isScript(path) && !isStyle(path);

function weigh(
  files: Iterable<string>,
  stored: Stored,
  kind: (path: string) => boolean,
  size: 'transferSize' | 'size' = 'transferSize',
): number {
  return [...new Set(files)].filter(kind).reduce((sum, file) => sum + (stored.get(file)?.[size] ?? 0), 0);
}

const inKilobytes = (bytes: number) => `${(bytes / KILOBYTE).toFixed(1)} kB`;

const loads = (kind: string) => (bytes: string) => `loads ${bytes} of ${kind}`;
const has = (kind: string) => (bytes: string) => `has ${bytes} of ${kind}`;

const weighLoads = (
  candidate: AnyRelease,
  stored: Stored,
  { page, pageStyles }: Budgets,
): { scripts: Weight[]; styles: Weight[] } => {
  const all = listLoads(candidate);
  const measure = (kind: string, test: (path: string) => boolean, budget: number) =>
    all.map(({ what, files }) => ({ what, bytes: weigh(files, stored, test), budget, words: loads(kind) }));
  return {
    scripts: measure('scripts', isBrowserScript, page),
    styles: measure('styles', isStyle, pageStyles),
  };
};

/** What the release adds to every page and can grow: see server/src/web/registry.ts. */
function weighRegistry(candidate: AnyRelease): number {
  const rows = isRemote(candidate) ? [candidate.routes, candidate.fragments] : [];
  const hashes = Object.entries(candidate.files)
    .filter(([path]) => isBrowserScript(path) || isStyle(path))
    .map(([path, { integrity }]) => [path, integrity]);
  return Buffer.byteLength(JSON.stringify([rows, hashes]));
}

/** The files of all pages in the heaviest of its languages: a visitor loads one. */
function listFiles({ languages = {} }: AnyRelease, stored: Stored): string[] {
  const [heaviest = []] = Object.values(languages).toSorted(
    (one, other) => weigh(other, stored, isBrowserScript) - weigh(one, stored, isBrowserScript),
  );
  const others = new Set(Object.values(languages).flat());
  for (const file of heaviest) others.delete(file);
  return [...stored.keys()].filter((file) => !others.has(file));
}

function weighWhole(candidate: AnyRelease, stored: Stored, budgets: Budgets): Weight[] {
  const files = listFiles(candidate, stored);
  const measure = (
    kind: string,
    budget: number,
    test: (path: string) => boolean,
    size?: 'transferSize' | 'size',
  ): Weight => ({ what: 'all', bytes: weigh(files, stored, test, size), budget, words: has(kind) });
  return [
    measure('scripts, those of lazy chunks among them', budgets.scripts, isBrowserScript),
    measure('style sheets', budgets.styles, isStyle),
    measure('scripts before compression', budgets.plainScripts, isBrowserScript, 'size'),
    measure('style sheets before compression', budgets.plainStyles, isStyle, 'size'),
    measure('scripts for the server', budgets.server, (path) => SERVER_SCRIPT.test(path), 'size'),
    measure('other files', budgets.others, isOther, 'size'),
    {
      what: 'all',
      bytes: weighRegistry(candidate),
      budget: budgets.registry,
      words: has('addresses and file names for every visitor’s page'),
    },
  ];
}

/** Checks its heaviest page against the budget of a page, and all of it against the budgets of a release. */
export function checkSize({ candidate, context: { stored } }: GateInput): CheckResult {
  if (!stored) return unknown('The sizes of the stored files have not been checked.');
  const budgets = BUDGETS[isRemote(candidate) ? 'remote' : 'shell'];
  const { scripts, styles } = weighLoads(candidate, stored, budgets);
  const name = nameRelease(candidate);
  const problems = [...scripts, ...styles, ...weighWhole(candidate, stored, budgets)]
    .filter(({ bytes, budget }) => bytes > budget)
    .map(({ what, bytes, budget, words }) => {
      const subject = what === 'all' ? name : `${what} of ${name}`;
      return `${subject} ${words(inKilobytes(bytes))}, and ${inKilobytes(budget)} are allowed`;
    });
  const [heaviest] = scripts.toSorted((one, other) => other.bytes - one.bytes);
  const good = heaviest
    ? `The heaviest, ${heaviest.what}, loads ${inKilobytes(heaviest.bytes)} of scripts of ${inKilobytes(heaviest.budget)} allowed.`
    : 'It loads no scripts.';
  return decide(problems, good);
}
