import { createRequire } from 'node:module';
import { readBuild, type Rebuild } from './releases';

/** The version of React that all bundles are built with, and a fictitious next one. */
const { version: REACT } = createRequire(import.meta.url)('react/package.json') as { version: string };
const NEXT_REACT = `${Number(REACT.split('.')[0]) + 1}.0.0`;

/** Replaces exactly one match; if the compiler's output changes, the pattern has to be adapted. */
function replaceOnce(text: string, pattern: RegExp, replacement: string): string {
  const count = text.match(new RegExp(pattern, 'g'))?.length ?? 0;
  if (count !== 1) throw new Error(`${String(pattern)} is there ${count} times`);
  return text.replace(pattern, replacement);
}

interface ShellBuildOptions {
  readonly mark: string;
  readonly version: string;
  readonly contracts: readonly number[];
  readonly react?: 'next';
}

/**
 * The shell as if built for other contracts and, with `react`, for the next React: the same code with another
 * version number.
 */
export function buildShell({ mark, version, contracts, react }: ShellBuildOptions): Rebuild {
  const spoken = JSON.stringify(contracts);
  const edit = (text: string, file: string) => {
    const brought = react ? text.replaceAll(REACT, NEXT_REACT) : text;
    if (file === 'server.cjs') return replaceOnce(brought, /(?<=SHELL_CONTRACTS=)\[1\]/, spoken);
    return /^start\..*\.js$/.test(file) ? replaceOnce(brought, /(?<=\b\w+=)\[1\](?=[,;])/, spoken) : brought;
  };
  return { mark, version, edit, describe: { contracts } };
}

interface RemoteBuildOptions {
  readonly mark: string;
  readonly version: string;
  readonly from: number;
  readonly to: number;
  readonly react?: 'both' | 'next';
  /** A text of its pages and the replacement. */
  readonly words?: readonly [string, string];
}

/**
 * A remote as if built for other contracts and versions of React. Its pages write the contract in use to the
 * document: `data-contract-mf-seeker="2"`.
 */
export function buildRemote(
  remote: string,
  { mark, version, from, to, react, words }: RemoteBuildOptions,
): Rebuild {
  const declared = readBuild(remote).shared.react ?? '';
  const runsWith = react === 'both' ? `${declared} || ^${NEXT_REACT}` : `^${NEXT_REACT}`;
  const range = `contracts:{from:${from},to:${to}}`;
  const attribute = JSON.stringify(`data-contract-${remote}`);
  const edit = (text: string, file: string) => {
    const needing = react ? text.replaceAll(declared, runsWith) : text;
    const worded = words ? needing.replaceAll(...words) : needing;
    if (file !== 'server.cjs' && !/^face\..*\.js$/.test(file)) return worded;
    const ranged = replaceOnce(worded, /contracts:\{from:1,to:1\}/, range);
    return file === 'server.cjs'
      ? ranged
      : replaceOnce(
          ranged,
          /contract:(?=(\w+)\.contract\?\?)/,
          `contract:document.documentElement.setAttribute(${attribute},$1.contract)?0:`,
        );
  };
  return { mark, version, edit, describe: { contracts: { from, to } } };
}
