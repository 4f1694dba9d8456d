/** Result of a command: text for people, data for programs. */
export interface CommandResult {
  readonly text: readonly string[];
  readonly data: object;
}

/** Progress output of a command, separate from its result. */
export interface ProgressLog {
  writeLine(line: string): void;
  /** Progress of an upload, from 0 to 1. */
  advance(share: number): void;
}

const STYLES = { green: 32, red: 31, yellow: 33, dim: 2, bold: 1 } as const;
export type Paint = (style: keyof typeof STYLES, text: string) => string;

type Terminal = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>;

/** Colours on terminals unless NO_COLOR is set; plain text in files and pipes. */
export const createPaint = (out: Terminal, environment: NodeJS.ProcessEnv = process.env): Paint =>
  out.isTTY && !environment.NO_COLOR
    ? (style, text) => `\x1b[${STYLES[style]}m${text}\x1b[0m`
    : (_style, text) => text;

/** Writes to stderr; silent if the result is for a program. */
export function createProgressLog(err: Terminal, isSilent: boolean): ProgressLog {
  if (isSilent) return { writeLine: () => undefined, advance: () => undefined };
  let shown = -1;
  return {
    writeLine: (line) => void err.write(`${line}\n`),
    advance: (share) => {
      const percent = Math.floor(share * 100);
      if (!err.isTTY || percent === shown) return;
      shown = percent;
      err.write(`\r  uploading ${String(percent).padStart(3)} %${percent === 100 ? '\n' : ''}`);
    },
  };
}

export const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Pads each column to its longest cell. */
export function drawTable(rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>(
    (all, row) => row.map((cell, at) => Math.max(cell.length, all[at] ?? 0)),
    [],
  );
  return rows.map((row) => `  ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd());
}
