import type { Channel, FieldErrors, MoveAction, MoveBody } from '@metier/sdk/contract';
import { platformTexts } from '../platform.texts';

const { faults } = platformTexts.move;

type MoveField = keyof typeof faults;

/** Parsed form of a move, with errors by field. */
export interface ReadMove {
  readonly body: MoveBody;
  readonly faults: FieldErrors;
}

const toNumber = (text: string) => (text === '' ? NaN : Number(text.replace(',', '.')));
const isPercent = (value: number) => value >= 0 && value <= 100;
const hasTwoDecimals = (value: number) => Number(value.toFixed(2)) === value;

const CHECKS: Readonly<Record<MoveField, (text: string) => boolean>> = {
  reason: (text) => text !== '',
  version: (text) => text !== '',
  share: (text) => isPercent(toNumber(text)) && hasTwoDecimals(toNumber(text)),
  margin: (text) => isPercent(toNumber(text)),
  minimum_views: (text) => Number.isInteger(toNumber(text)) && toNumber(text) >= 1,
};

/** Reads the form of a move; a field that the form does not have is not sent. */
export function readMove(form: FormData): ReadMove {
  const read = (name: string) => String(form.get(name) ?? '').trim();
  const needsVersion = ['promote', 'canary'].includes(read('action'));
  const isAsked = (name: MoveField) => (name === 'version' ? needsVersion : form.has(name));
  const wrong = (Object.keys(CHECKS) as MoveField[]).filter(
    (name) => isAsked(name) && !CHECKS[name](read(name)),
  );
  const numberOf = (name: MoveField) => form.has(name) && { [name]: toNumber(read(name)) };
  return {
    body: {
      remote: read('remote'),
      channel: read('channel') as Channel,
      action: read('action') as MoveAction,
      expected_revision: Number(read('expected_revision')),
      reason: read('reason'),
      ...(read('version') && { version: read('version') }),
      ...numberOf('share'),
      ...numberOf('margin'),
      ...numberOf('minimum_views'),
    },
    faults: Object.fromEntries(wrong.map((name) => [name, [faults[name]]])),
  };
}
