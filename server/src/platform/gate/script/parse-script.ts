import { parse } from 'acorn';
import type { AnyNode } from './nodes';

/** Parses a classic script, as bundles are; else a module. */
export function parseScript(text: string): AnyNode {
  const options = { ecmaVersion: 'latest', allowReturnOutsideFunction: true, allowHashBang: true } as const;
  try {
    return parse(text, { ...options, sourceType: 'script' }) as unknown as AnyNode;
  } catch {
    return parse(text, { ...options, sourceType: 'module' }) as unknown as AnyNode;
  }
}

/** Returns where a part of a text begins: `line 1, column 20`. */
export function createLocator(text: string): (start: number) => string {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (start) => {
    const before = ends.findLastIndex((end) => end < start);
    return `line ${before + 2}, column ${start - (ends[before] ?? -1)}`;
  };
}
