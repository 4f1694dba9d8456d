import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from '../../../tools/lib/build';
import { ROOT } from '../../../tools/lib/root';
import type { ReliabilityPart, ReliabilityRig } from '../lib/part';
import type { Tally } from './mixed-load';
import { plotMemory } from './plot-memory';
import { startSoak, type MemorySample } from './run-soak';

/**
 * Results of one minute of the mixed load: megabytes of all processes, number of responses, and number of
 * 503.
 */
export type SoakFigures = {
  readonly peak: number;
  readonly median: number;
  readonly answers: number;
  readonly busy: number;
};

interface Surroundings {
  readonly settings: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

export interface SoakPlan {
  /** As in the names of its files. */
  readonly name: string;
  readonly title: string;
  /** Megabytes of all processes together. */
  readonly bound: number;
  /** Starts the dependencies of the server, such as a database. */
  readonly openSurroundings: () => Promise<Surroundings>;
}

const RESULTS = join(ROOT, 'lab/reliability/results');
const STEP_SECONDS = 60;

/**
 * An hour of the mixed load, in steps of a minute. A step fails if memory exceeds the bound, or if a response
 * is a fault.
 */
export const makeSoakPart = (plan: SoakPlan): ReliabilityPart<SoakFigures> => ({
  promise: `Under an hour of mixed load, ${plan.title} takes at most ${plan.bound} MB, renderers included.`,
  steps: 60,
  unit: 'minutes',
  async open() {
    await buildServer();
    return openSoakRig(plan);
  },
  summarise(found) {
    const peak = Math.max(...found.map((each) => each.peak));
    const answers = found.reduce((sum, each) => sum + each.answers, 0);
    return `${found.length} minutes, ${answers} answers, ${peak.toFixed(0)} MB at most`;
  },
});

async function openSoakRig({
  name,
  title,
  bound,
  openSurroundings,
}: SoakPlan): Promise<ReliabilityRig<SoakFigures>> {
  const folder = mkdtempSync(join(tmpdir(), 'metier-soak-'));
  mkdirSync(RESULTS, { recursive: true });
  const file = join(RESULTS, `soak-${name}.samples.jsonl`);
  writeFileSync(file, '');
  let fresh: MemorySample[] = [];
  const surroundings = await openSurroundings();
  const watched = await startSoak({
    settings: { ...surroundings.settings, DATA_DIR: folder },
    onSample(sample) {
      fresh.push(sample);
      appendFileSync(file, `${JSON.stringify(sample)}\n`);
    },
  });
  return {
    async run(_step, random) {
      fresh = [];
      return judgeMinute(fresh, await watched.run(STEP_SECONDS, random), bound);
    },
    async close() {
      await watched.stop();
      await surroundings.close();
      rmSync(folder, { recursive: true, force: true });
      const samples = readFileSync(file, 'utf8').split('\n').filter(Boolean).map(parse);
      writeFileSync(join(RESULTS, `memory-${name}.svg`), plotMemory({ title, bound, samples }));
    },
  };
}

const parse = (line: string) => JSON.parse(line) as MemorySample;

function judgeMinute(samples: readonly MemorySample[], tally: Tally, bound: number): SoakFigures {
  const totals = samples.map(({ server, renderers }) => server + renderers).toSorted((one, two) => one - two);
  const peak = totals.at(-1) ?? NaN;
  if (!(peak <= bound)) throw new Error(`The processes held ${peak} MB, and ${bound} are promised.`);
  const faults = listFaults(tally);
  if (faults.length > 0) throw new Error(`These answers are faults: ${faults.join(', ')}`);
  const count = (entries: [string, number][]) => entries.reduce((sum, [, times]) => sum + times, 0);
  const answers = Object.entries(tally);
  return {
    peak,
    median: totals[Math.floor(totals.length / 2)] ?? NaN,
    answers: count(answers),
    busy: count(answers.filter(([key]) => key.endsWith(' 503'))),
  };
}

/** Faults: no response, and every 5xx except 503. */
export const listFaults = (tally: Tally): string[] =>
  Object.entries(tally)
    .filter(([key]) => / (0|5\d\d)$/.test(key) && !key.endsWith(' 503'))
    .map(([key, times]) => `${key}: ${times}`);
