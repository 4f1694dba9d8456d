import { setImmediate as yieldToServer } from 'node:timers/promises';
import type { Suggestion, SuggestionsQuery } from '@metier/sdk/contract';
import { readOk } from '../../testing/fixtures';
import type { TestApp } from '../../testing/index';

/** Suggestions to a visitor who stays at the text: what a busy machine has not yet counted comes with a later answer. */
export async function suggest(
  test: TestApp,
  { field, text = '' }: SuggestionsQuery,
  language = 'en',
): Promise<readonly Suggestion[]> {
  for (;;) {
    const response = await test.visit().send({
      url: `/api/jobs/suggestions/?${new URLSearchParams({ field, text })}`,
      headers: { 'accept-language': language },
    });
    const suggestions = readOk<Suggestion[]>(response);
    if (response.headers['cache-control']?.includes('max-age=60')) return suggestions;
    await yieldToServer();
  }
}
