import { splitLinks } from './split-links';

test.each([
  ['no address at all', ['no address at all']],
  ['https://a.ch', ['[https://a.ch]']],
  [
    'See https://a.ch/b?c=d#e, then (http://b.ch/x).',
    ['See ', '[https://a.ch/b?c=d#e]', ', then (', '[http://b.ch/x]', ').'],
  ],
  ['javascript:alert(1) ftp://a.ch www.a.ch https://', ['javascript:alert(1) ftp://a.ch www.a.ch https://']],
  ['<https://a.ch/>\nhttps://b.ch', ['<', '[https://a.ch/]', '>\n', '[https://b.ch]']],
  ['', []],
])('%j', (text, parts) => {
  expect(splitLinks(text).map(({ text: part, href }) => (href ? `[${href}]` : part))).toEqual(parts);
});
