import '@testing-library/jest-dom';
import { cleanup } from '@testing-library/react';

/** A console error nobody expected is a fault somebody will meet: it fails the test that caused it. */
const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => complaints.push(words));
  }
});

afterEach(() => {
  cleanup();
  const seen = complaints.map((words) => words.map(String).join(' '));
  jest.restoreAllMocks();
  if (seen.length > 0) throw new Error(`Unexpected on the console:\n${seen.join('\n')}`);
});
