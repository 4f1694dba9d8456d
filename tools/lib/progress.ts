/** Progress output for parallel tasks. Shares range from 0 to 1. */
export interface Progress {
  start(name: string): void;
  advance(name: string, share: number): void;
  finish(name: string, words: string): void;
  /** Prints a sentence of its own. */
  say(sentence: string): void;
}

export const SILENT: Progress = {
  start: () => undefined,
  advance: () => undefined,
  finish: () => undefined,
  say: () => undefined,
};

const WIDTH = 24;

function drawLine(name: string, share: number): string {
  const filled = Math.round(share * WIDTH);
  const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
  return `  ${name.padEnd(12)} ${bar} ${String(Math.round(share * 100)).padStart(3)} %`;
}

/** One line per task, redrawn in place. */
function createTerminalProgress(out: NodeJS.WriteStream): Progress {
  const lines = new Map<string, string>();
  let drawn = 0;
  function draw() {
    const up = drawn > 0 ? `\x1b[${drawn}A` : '';
    out.write(up + [...lines.values()].map((line) => `\x1b[2K${line}\n`).join(''));
    drawn = lines.size;
  }
  function say(sentence: string) {
    // Above the lines, which are drawn again below it.
    out.write(`${drawn > 0 ? `\x1b[${drawn}A` : ''}\x1b[2K${sentence}\n`);
    drawn = 0;
    draw();
  }
  const set = (name: string, line: string) => {
    if (lines.get(name) === line) return;
    lines.set(name, line);
    draw();
  };
  return {
    start: (name) => set(name, drawLine(name, 0)),
    advance: (name, share) => set(name, drawLine(name, share)),
    finish: (name, words) => set(name, `  ${name.padEnd(12)} ${words}`),
    say,
  };
}

/** For logs: one line when a task begins and one when it ends. */
const createPlainProgress = (out: NodeJS.WriteStream): Progress => ({
  start: (name) => void out.write(`  ${name.padEnd(12)} building …\n`),
  advance: () => undefined,
  finish: (name, words) => void out.write(`  ${name.padEnd(12)} ${words}\n`),
  say: (sentence) => void out.write(`${sentence}\n`),
});

export const createProgress = (out: NodeJS.WriteStream = process.stdout): Progress =>
  out.isTTY ? createTerminalProgress(out) : createPlainProgress(out);
