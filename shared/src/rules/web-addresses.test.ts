import { isWebAddress, shortenWebAddress } from './web-addresses';

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
