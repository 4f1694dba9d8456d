/** What a command has brought: the same for a person and for a program. */
export interface Outcome {
  readonly text: readonly string[];
  readonly data: object;
}

/** Where a command tells how it is getting on, apart from its result. */
export interface Teller {
  tell(line: string): void;
  /** How far an upload is, from 0 to 1. */
  advance(share: number): void;
}

const STYLES = { green: 32, red: 31, yellow: 33, dim: 2, bold: 1 } as const;
export type Paint = (style: keyof typeof STYLES, text: string) => string;

type Terminal = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>;

/** Colours for terminals, unless NO_COLOR asks for none; plain words for files and pipes. */
export const createPaint = (out: Terminal, environment: NodeJS.ProcessEnv = process.env): Paint =>
  out.isTTY && !environment.NO_COLOR
    ? (style, text) => `\x1b[${STYLES[style]}m${text}\x1b[0m`
    : (_style, text) => text;

/** Tells on stderr; nothing at all when the result is for a program. */
export function createTeller(err: Terminal, isSilent: boolean): Teller {
  if (isSilent) return { tell: () => undefined, advance: () => undefined };
  let shown = -1;
  return {
    tell: (line) => void err.write(`${line}\n`),
    advance: (share) => {
      const percent = Math.floor(share * 100);
      if (!err.isTTY || percent === shown) return;
      shown = percent;
      err.write(`\r  uploading ${String(percent).padStart(3)} %${percent === 100 ? '\n' : ''}`);
    },
  };
}

/** Columns as wide as their longest word. */
export function drawTable(rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>(
    (all, row) => row.map((cell, at) => Math.max(cell.length, all[at] ?? 0)),
    [],
  );
  return rows.map((row) => `  ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd());
}
