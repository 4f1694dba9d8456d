import { cleanup, screen, within } from '@testing-library/react';
import { Type } from 'typebox';
import { Job, JobFacets, type JobMatch } from '@metier/sdk/contract';
import { makeJob, makeJobFacets, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../../remote';

const api = setupFakeApi();
const TITLE = 'Pflegefachfrau HF';

/** Opens a search that found one job, and returns its card. */
async function openCard(match: JobMatch | undefined) {
  api.on('get', 'jobs/facets/', { body: makeJobFacets() }, JobFacets);
  api.on('get', 'jobs/suggestions/', { body: [] });
  const body = [makeJob({ title: TITLE, language: 'de', ...(match && { match }) })];
  api.on('get', 'jobs/', { body, headers: { 'X-Total-Count': '1' } }, Type.Array(Job));
  renderRemote(remote, '/?keyword=nurse');
  return screen.findByRole('article', { name: TITLE });
}

test.each([
  ['occupation', 'Same job, different title'],
  ['group', 'Occupation in this field'],
  ['related', 'Related occupation'],
  ['company', 'Found in the company’s name'],
] as const)('a card of a job found by its %s says so', async (place, text) => {
  expect(within(await openCard({ found_in: place })).getByText(text)).toBeVisible();
});

test.each(['description', 'benefits'] as const)('a card quotes the %s around the word', async (place) => {
  const excerpt = { before: '…Arbeit in der ', match: '<b>Nacht</b>', after: ' und am Tag…' };
  const card = await openCard({ found_in: place, excerpt });
  const mark = within(card).getByText('<b>Nacht</b>');
  expect(mark.tagName).toBe('MARK');
  expect(mark.parentElement).toHaveAttribute('lang', 'de');
  const label = place === 'benefits' ? 'Benefits:' : 'In the description:';
  expect(mark.closest('p')).toHaveTextContent(`${label} …Arbeit in der <b>Nacht</b> und am Tag…`);
});

test('a card adds nothing to a title or a place that matches, nor where no word was found', async () => {
  const plain = (await openCard(undefined)).textContent;
  for (const place of ['title', 'location', 'description', 'benefits'] as const) {
    cleanup();
    expect((await openCard({ found_in: place })).textContent).toBe(plain);
  }
});
