import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Figures } from './part';

/** The first line of the raw results. */
export interface RunHeader {
  readonly part: string;
  readonly seed: number;
  readonly steps: number;
  readonly startedAt: string;
  readonly commit: string;
}

/** One step of the raw results: `found`, or why the promise was broken. */
export interface StepRecord {
  readonly step: number;
  readonly at: string;
  readonly seconds: number;
  readonly found?: Figures;
  readonly failure?: string;
}

/** Raw results of a run as JSON lines, appended after each step, so that an interrupted run can resume. */
export interface Ledger {
  readonly header: RunHeader;
  readonly records: readonly StepRecord[];
  append(record: StepRecord): void;
}

/** Reads a ledger; undefined if the file does not exist. A truncated last line is ignored. */
export function readLedger(file: string): Ledger | undefined {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text) writeFileSync(file, whole);
  const [header, ...records] = whole.split('\n').filter(Boolean).map(parse);
  return header ? makeLedger(file, header as RunHeader, records as StepRecord[]) : undefined;
}

/** Creates a new ledger; an earlier one is kept under its date. */
export function beginLedger(file: string, header: RunHeader): Ledger {
  mkdirSync(dirname(file), { recursive: true });
  const earlier = readLedger(file);
  if (earlier) {
    const date = earlier.header.startedAt.replaceAll(':', '-');
    renameSync(file, file.replace(/\.jsonl$/, `.${date}.jsonl`));
  }
  writeFileSync(file, `${JSON.stringify(header)}\n`);
  return makeLedger(file, header, []);
}

const parse = (line: string): unknown => JSON.parse(line);

function makeLedger(file: string, header: RunHeader, records: StepRecord[]): Ledger {
  return {
    header,
    records,
    append(record) {
      appendFileSync(file, `${JSON.stringify(record)}\n`);
      records.push(record);
    },
  };
}
