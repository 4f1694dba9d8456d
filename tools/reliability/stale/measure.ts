import { makeRandom } from '../../lib/seeded';
import { ask, type Question } from './ask';
import { choose, openLane, type Lane } from './board';

export interface StaleOptions {
  readonly address: string;
  readonly writes: number;
  /** Stands in the names of the accounts, which must be new ones. */
  readonly name: string;
  readonly random: () => number;
}

export interface Staleness {
  /** After so many writes somebody looked here. */
  looks: number;
  /** Answers that had been asked for after the acknowledgement, and did not know of the write. */
  stale: number;
  /** The latest such question, in milliseconds after the acknowledgement. */
  worst: number;
}

const LANES = 4;
/** As many answers in a row that know of a write: with two processes that take turns both have said so twice. */
const ENOUGH = 4;
/** Far more than is promised: then it is not late, but lost. */
const LOST_MS = 60_000;

/**
 * Makes changes by chance, several at once, and has everything asked before and after each that shows it. Gives how long
 * after an acknowledgement an answer was still without the change, by what was asked.
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
      const { questions, make } = choose(lane);
      // Whatever is kept of answers is then kept of those without the change, in both processes.
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

async function expectUnknown(address: string, question: Question): Promise<void> {
  if (question.knows(await ask(address, question)))
    throw new Error(`${question.path} knows of a write that has not been made.`);
}

async function follow(
  address: string,
  question: Question,
  acknowledged: number,
  found: Map<string, Staleness>,
): Promise<void> {
  const staleness = found.get(question.kind) ?? { looks: 0, stale: 0, worst: 0 };
  found.set(question.kind, staleness);
  staleness.looks += 1;
  for (let inARow = 0; inARow < ENOUGH;) {
    const after = performance.now() - acknowledged;
    const answer = await ask(address, question);
    const isKnown = question.knows(answer);
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

const CROWDED = ['/', '/api/jobs/?page_size=100', '/api/jobs/facets/'];

/** What everybody asks all the time, so that no write meets an idle server. */
async function readMeanwhile(address: string, isOver: () => boolean): Promise<void> {
  for (let at = 0; !isOver(); at += 1) {
    const path = CROWDED[at % CROWDED.length] ?? '/';
    await ask(address, { kind: '', path, knows: () => undefined });
  }
}
