import { showStylesOf } from './show-styles';

test('of two releases of a remote the style sheets of one apply, and those of all others', () => {
  const addresses = ['/mf/mf-seeker/1/a.css', '/mf/mf-seeker/2/a.css', '/mf/mf-public/1/a.css'];
  document.head.innerHTML = addresses.map((address) => `<link rel="stylesheet" href="${address}">`).join('');
  const isApplied = () => Array.from(document.querySelectorAll('link'), (sheet) => !sheet.disabled);
  showStylesOf({ name: 'mf-seeker', version: '2' });
  expect(isApplied()).toEqual([false, true, true]);
  showStylesOf({ name: 'mf-seeker', version: '1' });
  expect(isApplied()).toEqual([true, false, true]);
});

test('the styles inside a rendered page give way, too', () => {
  document.head.innerHTML =
    '<style data-href="/mf/mf-public/1/a.css">a{}</style><style data-href="/mf/shell/1/a.css">a{}</style>';
  showStylesOf({ name: 'mf-public', version: '2' });
  expect(Array.from(document.querySelectorAll('style'), ({ disabled }) => Boolean(disabled))).toEqual([
    true,
    false,
  ]);
});
