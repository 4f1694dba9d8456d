import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../lib/root';

/** A command of docs/teams.md, with the lines of output below it. */
export interface GuideCommand {
  readonly command: string;
  readonly output: readonly string[];
}

export const GUIDE = readFileSync(join(ROOT, 'docs/teams.md'), 'utf8');

/** The commands in the console blocks, in their order. */
export function readGuide(): GuideCommand[] {
  const blocks = [...GUIDE.matchAll(/```console\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  return blocks.flatMap((block) =>
    block
      .split(/^\$ /m)
      .slice(1)
      .map((part) => {
        const [command = '', ...lines] = part.split('\n');
        return { command, output: lines.map((line) => line.trim()).filter((line) => line && line !== '…') };
      }),
  );
}

export const listInlineCommands = (): string[] =>
  [...GUIDE.matchAll(/`((?:npm|npx|metier) [^`]+)`/g)].map(([, command = '']) => command);

/** Without what differs from run to run: addresses, tokens, versions, sizes and times. */
export const normalize = (line: string): string =>
  line
    .replace(/https?:\/\/[\w.:-]+/g, '<address>')
    .replace(/mtr_[\w-]+|dev\.[\w-]+/g, '<token>')
    .replace(/\d+(\.\d+)*(-[0-9a-f]{10})?/g, '#')
    .trim();
