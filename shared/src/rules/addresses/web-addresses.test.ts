import { completeWebAddress, isWebAddress, shortenWebAddress } from './web-addresses';

test.each(['https://example.ch', 'HTTP://example.ch/jobs?a=1'])('%s may be linked to', (address) => {
  expect(isWebAddress(address)).toBe(true);
});

test.each([
  '',
  'example.ch',
  'javascript:alert(1)//https://',
  ' https://example.ch',
  'https://',
  'data:text/html,x',
])('%j is never linked to', (address) => {
  expect(isWebAddress(address)).toBe(false);
});

test.each([
  ['https://www.example.ch/', 'example.ch'],
  ['http://jobs.example.ch/a/', 'jobs.example.ch/a'],
])('%s reads %s', (address, words) => {
  expect(shortenWebAddress(address)).toBe(words);
});

test.each([
  ['example.ch', 'https://example.ch'],
  [' www.example.ch/jobs?a=1 ', 'https://www.example.ch/jobs?a=1'],
  ['example.ch:8080', 'https://example.ch:8080'],
  ['http://example.ch', 'http://example.ch'],
  ['javascript:alert(1.5)', 'javascript:alert(1.5)'],
  ['mailto:a@example.ch', 'mailto:a@example.ch'],
  ['hello', 'hello'],
  ['not a site.', 'not a site.'],
  ['', ''],
])('%j is saved as %j', (text, saved) => {
  expect(completeWebAddress(text)).toBe(saved);
});
