import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginLedger, readLedger, type RunHeader } from './ledger';
import type { ReliabilityPart } from './part';
import { isKept, runPart } from './run-part';
import { makeRow, putTable } from './table';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'metier-ledger-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const header: RunHeader = {
  part: 'dice',
  seed: 7,
  steps: 4,
  startedAt: '2026-01-01T10:00:00Z',
  commit: 'abc',
};

/** A part that throws dice; the steps in `breaking` break the promise. */
function makePart(breaking: readonly number[] = []) {
  const opened: number[] = [];
  const thrown = new Map<number, number>();
  const part: ReliabilityPart<{ dice: number }> = {
    promise: 'Dice are fair.',
    steps: 4,
    unit: 'throws',
    async open() {
      opened.push(opened.length + 1);
      return {
        async run(step, random) {
          if (breaking.includes(step)) throw new Error('It fell off the table.');
          const dice = Math.ceil(random() * 6);
          thrown.set(step, dice);
          return { dice };
        },
        close: async () => {},
      };
    },
    summarise: (found) => `${found.length} throws`,
  };
  return { part, opened, thrown };
}

const silent = () => {};

it('an interrupted run resumes at the next step with the same random numbers', async () => {
  const whole = makePart();
  expect(await runPart(whole.part, beginLedger(join(folder, 'whole.jsonl'), header), silent)).toBe(true);

  const file = join(folder, 'dice.jsonl');
  const first = makePart();
  const ledger = beginLedger(file, header);
  await runPart(first.part, { ...ledger, header: { ...header, steps: 2 } }, silent);
  appendFileSync(file, '{"step":3,"at":"2026');

  const second = makePart();
  const resumed = readLedger(file);
  if (!resumed) throw new Error('The ledger is gone.');
  expect(await runPart(second.part, resumed, silent)).toBe(true);
  expect([...second.thrown.keys()]).toEqual([3, 4]);
  expect(new Map([...first.thrown, ...second.thrown])).toEqual(whole.thrown);
  expect(readLedger(file)?.records.map(({ step }) => step)).toEqual([1, 2, 3, 4]);
});

it('a broken promise is recorded, and the next step has a new rig', async () => {
  const { part, opened } = makePart([2]);
  const ledger = beginLedger(join(folder, 'dice.jsonl'), header);
  expect(await runPart(part, ledger, silent)).toBe(false);
  expect(isKept(ledger)).toBe(false);
  expect(opened).toEqual([1, 2]);
  expect(ledger.records.map(({ failure }) => failure?.split('\n')[0])).toEqual([
    undefined,
    'Error: It fell off the table.',
    undefined,
    undefined,
  ]);
  expect(makeRow('dice', part, ledger)).toMatch(/Dice are fair\. \| 3 throws \| \*\*broken 1 times\*\*/);
});

it('a run stops after three failures in a row', async () => {
  const { part } = makePart([1, 2, 3, 4]);
  const ledger = beginLedger(join(folder, 'dice.jsonl'), header);
  expect(await runPart(part, ledger, silent)).toBe(false);
  expect(ledger.records).toHaveLength(3);
});

it('a new run keeps the raw results of the one before', () => {
  const file = join(folder, 'dice.jsonl');
  beginLedger(file, header).append({ step: 1, at: '2026-01-01T10:00:01Z', seconds: 1, found: { dice: 3 } });
  beginLedger(file, { ...header, seed: 8, startedAt: '2026-01-02T10:00:00Z' });
  expect(readLedger(file)?.header.seed).toBe(8);
  const earlier = readdirSync(folder).find((name) => name !== 'dice.jsonl');
  expect(readFileSync(join(folder, earlier ?? ''), 'utf8')).toContain('"dice":3');
});

it('the table keeps rows of parts that were not run', () => {
  const page = '# Page\n\n<!-- table: npm run reliability -- table -->\n\n<!-- end of table -->\nRest\n';
  const first = putTable(page, new Map([['one', '| `one` | a |']]));
  const both = putTable(first, new Map([['two', '| `two` | b |']]));
  expect(both).toContain('| `one` | a |\n| `two` | b |\n');
  expect(putTable(both, new Map([['one', '| `one` | c |']]))).toContain('| `one` | c |\n| `two` | b |\n');
  expect(both.endsWith('Rest\n')).toBe(true);
});
