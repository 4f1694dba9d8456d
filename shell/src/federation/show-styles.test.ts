import { beginShowing } from '../isolation/shown-releases';
import { watchStyles } from './show-styles';

/** jsdom has no cascade layers and fetches no style sheets, so the tests supply parsed ones. */
class FakeLayer {
  constructor(readonly name: string) {}
}
beforeAll(() => void Object.assign(globalThis, { CSSLayerBlockRule: FakeLayer }));

interface Sheet {
  disabled: boolean;
  readonly cssRules: readonly object[];
}

/** Adds style sheets with these addresses to the page; returns the parsed sheets. */
function addSheets(markup: string, rules: readonly object[] = [new FakeLayer('remotes.mf-seeker')]): Sheet[] {
  document.head.innerHTML = markup;
  return Array.from(document.head.children, (element) => {
    const sheet: Sheet = { disabled: false, cssRules: rules };
    Object.defineProperty(element, 'sheet', { value: sheet });
    return sheet;
  });
}

const link = (address: string) => `<link rel="stylesheet" href="${address}">`;
const applied = (sheets: readonly Sheet[]) => sheets.map(({ disabled }) => !disabled);
const release = (name: string, version: string) => ({ name, version });

let ends: (() => void)[] = [];
const show = (name: string, version: string) => {
  const end = beginShowing(release(name, version));
  ends.push(end);
  return end;
};
const unlayered: string[] = [];
beforeEach(() => {
  unlayered.length = 0;
  ends = [watchStyles(({ name, version }) => void unlayered.push(`${name}@${version}`))];
});
afterEach(() => ends.forEach((end) => end()));

test('the style sheets of a remote apply only while a page or fragment of it is mounted', () => {
  const sheets = addSheets(link('/mf/mf-seeker/1/a.css') + link('/mf/mf-public/1/a.css'));
  expect(applied(sheets)).toEqual([true, true]);
  const leave = show('mf-seeker', '1');
  expect(applied(sheets)).toEqual([true, false]);
  show('mf-public', '1');
  leave();
  ends = ends.filter((end) => end !== leave);
  expect(applied(sheets)).toEqual([false, true]);
});

test('of two releases of a remote the style sheets of the one that was mounted last apply', () => {
  const sheets = addSheets(link('/mf/mf-seeker/1/a.css') + link('/mf/mf-seeker/2/a.css'));
  show('mf-seeker', '1');
  show('mf-seeker', '2');
  expect(applied(sheets)).toEqual([false, true]);
});

test('a preloaded style sheet does not apply before its page is mounted', () => {
  show('mf-public', '1');
  const sheets = addSheets(link('/mf/mf-seeker/1/a.css'));
  document.head.firstElementChild?.dispatchEvent(new Event('load'));
  expect(applied(sheets)).toEqual([false]);
});

test('the inlined styles of a server-rendered page are disabled, and those of the shell are not', () => {
  const sheets = addSheets(
    '<style data-href="/mf/mf-public/1/a.css">a{}</style><style data-href="/mf/shell/1/a.css">a{}</style>',
  );
  show('mf-seeker', '1');
  expect(applied(sheets)).toEqual([false, true]);
});

test.each([
  ['outside of any layer', {}],
  ['in the layer of the shell', new FakeLayer('shell')],
])('a style sheet with rules %s never applies, and is reported', (_where, rule) => {
  const sheets = addSheets(link('/mf/mf-seeker/1/a.css'), [rule]);
  show('mf-seeker', '1');
  expect(applied(sheets)).toEqual([false]);
  expect(unlayered).toEqual(['mf-seeker@1']);
});
