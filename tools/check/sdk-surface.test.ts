import { findUnversioned, toSurface, type Surface } from './sdk-surface';

const FILE = 'shared/src/ui/index.d.ts';
const version = (number: string, text: string): Surface => ({
  version: number,
  declarations: { [FILE]: text },
});

const BUTTON = 'export declare function Button(props: { label: string; size?: number }): null;';
const JOB = 'export interface Job { id: number; title: string }';
const before = version('1.4.0', `${BUTTON}\n${JOB}`);

it.each([
  ['a removed export', BUTTON, 'ui: Job is no longer exported: that is 2.0.0'],
  ['a new mandatory prop', BUTTON.replace('size?', 'size') + JOB, 'ui: Button (.+) breaks .*: that is 2.0.0'],
  ['a prop of another type', BUTTON.replace('label: string', 'label: 1') + JOB, 'ui: Button (.+) breaks'],
  ['a lost field', BUTTON + JOB.replace('; title: string', ''), 'ui: Job (.+) breaks .*: that is 2.0.0'],
  ['a field that may be missing', BUTTON + JOB.replace('title', 'title?'), 'ui: Job (.+) breaks'],
  ['a new export', `${BUTTON}${JOB}export type Size = 1;`, 'ui: Size is new: that is 1.5.0 or later'],
])('%s without a version for it is named', async (_what, text, sentence) => {
  expect(await findUnversioned(before, version('1.4.1', text))).toEqual([expect.stringMatching(sentence)]);
});

it.each([
  ['a new optional prop', '1.4.1', `${BUTTON.replace('size?', 'tone?: string; size?')}${JOB}`],
  ['a new field of what is read', '1.4.1', `${BUTTON}${JOB.replace('id', 'code: string; id')}`],
  ['a new export in a minor version', '1.5.0', `${BUTTON}${JOB}export type Size = 1;`],
  ['a removed export in a major version', '2.0.0', BUTTON],
])('%s is accepted', async (_what, number, text) => {
  expect(await findUnversioned(before, version(number, text))).toEqual([]);
});

it('a text may be worded anew, and its value stays', async () => {
  const declare = (value: string, label: string) =>
    toSurface('1.4.0', {
      [FILE]: `export declare const KIND: { readonly value: '${value}'; readonly label: "${label}" };`,
    });
  const before = declare('now', 'At once');
  expect(await findUnversioned(before, declare('now', 'Immediately'))).toEqual([]);
  expect(await findUnversioned(before, declare('soon', 'At once'))).toHaveLength(1);
});

it('a minor version does not cover what breaks', async () => {
  expect(await findUnversioned(before, version('1.5.0', BUTTON))).toHaveLength(1);
});
