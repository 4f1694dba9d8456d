import { makeRandom } from '../../../tools/lib/seeded';
import { ask, type ConsistencyRead } from './consistency-read';
import { pickWrite, openLane, type Lane } from './board';

export interface StaleOptions {
  readonly address: string;
  readonly writes: number;
  /** Part of the account names, which must be new. */
  readonly name: string;
  readonly random: () => number;
}

export interface Staleness {
  /** Number of reads followed after a write. */
  readCount: number;
  /** Number of responses without the write, to requests sent after its acknowledgement. */
  stale: number;
  /** Latest such request, in milliseconds after the acknowledgement. */
  worst: number;
}

const LANES = 4;
/** Number of consecutive responses with the write: two from each of the two processes. */
const ENOUGH = 4;
/** Far above the promised bound: such a write counts as lost, not late. */
const LOST_MS = 60_000;

/**
 * Makes random concurrent changes, and sends all reads that show each change before and after it. Resolves to
 * the time after the acknowledgement during which responses lacked the change, by kind of read.
 */
export async function measureStaleness(options: StaleOptions): Promise<Map<string, Staleness>> {
  const { address, writes, name, random } = options;
  const found = new Map<string, Staleness>();
  let begun = 0;
  const lanes = await Promise.all(
    Array.from({ length: LANES }, (_, at) =>
      openLane(address, `${name}-${at}`, makeRandom(random() * 2 ** 32)),
    ),
  );
  let isOver = false;
  const crowd = readMeanwhile(address, () => isOver);
  const work = async (lane: Lane) => {
    for (; begun < writes;) {
      begun += 1;
      const { questions, make } = pickWrite(lane);
      // Fills the caches of both processes with responses without the change.
      await Promise.all([...questions, ...questions].map((question) => expectUnknown(address, question)));
      await make();
      const acknowledged = performance.now();
      await Promise.all(questions.map((question) => follow(address, question, acknowledged, found)));
    }
  };
  await Promise.all(lanes.map(work)).finally(() => (isOver = true));
  await crowd;
  return found;
}

async function expectUnknown(address: string, question: ConsistencyRead): Promise<void> {
  if (question.reflectsWrite(await ask(address, question)))
    throw new Error(`${question.path} reflects a write that has not been made.`);
}

async function follow(
  address: string,
  question: ConsistencyRead,
  acknowledged: number,
  found: Map<string, Staleness>,
): Promise<void> {
  const staleness = found.get(question.kind) ?? { readCount: 0, stale: 0, worst: 0 };
  found.set(question.kind, staleness);
  staleness.readCount += 1;
  for (let inARow = 0; inARow < ENOUGH;) {
    const after = performance.now() - acknowledged;
    const answer = await ask(address, question);
    const isKnown = question.reflectsWrite(answer);
    if (isKnown !== false) {
      inARow += 1;
      continue;
    }
    inARow = 0;
    staleness.stale += 1;
    staleness.worst = Math.max(staleness.worst, after);
    if (after > LOST_MS) throw new Error(`${question.path} does not know of a write after ${LOST_MS} ms.`);
  }
}

const BACKGROUND_PATHS = ['/', '/api/jobs/?page_size=100', '/api/jobs/facets/'];

/** Continuous background reads, so that no write meets an idle server. */
async function readMeanwhile(address: string, isOver: () => boolean): Promise<void> {
  for (let at = 0; !isOver(); at += 1) {
    const path = BACKGROUND_PATHS[at % BACKGROUND_PATHS.length] ?? '/';
    await ask(address, { kind: '', path, reflectsWrite: () => undefined });
  }
}
