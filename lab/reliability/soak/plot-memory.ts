import type { MemorySample } from './run-soak';

/** A plotted run: its title, and the upper bound in megabytes. */
export interface MemoryRun {
  readonly title: string;
  readonly bound: number;
  readonly samples: readonly MemorySample[];
}

const [WIDTH, HEIGHT] = [720, 220];
const [LEFT, TOP, RIGHT, BOTTOM] = [48, 28, 12, 28];
const GRID_MB = 200;

const STYLE = `
  text { font: 12px system-ui, sans-serif; fill: #333 }
  .title { font-weight: 600 }
  .grid { stroke: #ddd }
  .bound { stroke: #b3261e; stroke-dasharray: 6 4 }
  path { fill: none; stroke-width: 1.5 }
  .total { stroke: #1a5fb4 }
  .heap { stroke: #26803f }
  @media (prefers-color-scheme: dark) {
    text { fill: #ddd }
    .grid { stroke: #444 }
    .bound { stroke: #ff8a80 }
    .total { stroke: #78b0ff }
    .heap { stroke: #6fd08c }
  }`;

/** Plots a run as SVG for the documentation: total resident memory, and the server's heap. */
export function plotMemory({ title, bound, samples }: MemoryRun): string {
  const end = Math.max(60, ...samples.map(({ second }) => second));
  const top = Math.ceil((bound * 1.1) / GRID_MB) * GRID_MB;
  const x = (second: number) => (LEFT + (second / end) * (WIDTH - LEFT - RIGHT)).toFixed(1);
  const y = (megabytes: number) => (HEIGHT - BOTTOM - (megabytes / top) * (HEIGHT - TOP - BOTTOM)).toFixed(1);
  const line = (name: string, megabytes: number) =>
    `<line class="${name}" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(megabytes)}" y2="${y(megabytes)}"/>`;
  const path = (name: string, read: (sample: MemorySample) => number) =>
    `<path class="${name}" d="M${samples.map((sample) => `${x(sample.second)},${y(read(sample))}`).join('L')}"/>`;
  const levels = Array.from({ length: top / GRID_MB + 1 }, (_, index) => index * GRID_MB);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img">`,
    `<title>Memory under mixed load: ${title}</title>`,
    `<style>${STYLE}</style>`,
    `<text class="title" x="${LEFT}" y="16">Memory in MB: ${title}</text>`,
    ...levels.map(
      (level) =>
        `${line('grid', level)}<text x="${LEFT - 6}" y="${y(level)}" text-anchor="end">${level}</text>`,
    ),
    line('bound', bound),
    `<text x="${WIDTH - RIGHT}" y="${Number(y(bound)) - 4}" text-anchor="end">at most ${bound} MB</text>`,
    path('total', ({ server, renderers }) => server + renderers),
    path('heap', ({ heap }) => heap),
    `<text x="${WIDTH - RIGHT}" y="${HEIGHT - 8}" text-anchor="end">${Math.round(end / 60)} minutes; all processes (upper line) and the server’s heap</text>`,
    '</svg>\n',
  ].join('\n');
}
