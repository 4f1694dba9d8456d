import { cleanup, screen } from '@testing-library/react';
import { Type } from 'typebox';
import { Job, JobFacets } from '@metier/sdk/contract';
import { makeJob, makeJobFacets, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../remote';

const api = setupFakeApi();

beforeEach(() => {
  api.on(
    'get',
    'jobs/',
    ({ query }) => {
      const isNarrow = query.has('keyword');
      return {
        body: [makeJob({ id: isNarrow ? 32 : 31, title: isNarrow ? 'Nurse' : 'Cook' })],
        headers: { 'X-Total-Count': isNarrow ? '17' : '412' },
      };
    },
    Type.Array(Job),
  );
  api.on('get', 'jobs/facets/', { body: makeJobFacets() }, JobFacets);
  api.on('get', 'jobs/nearby/', { body: [] });
  api.on('get', 'jobs/suggestions/', { body: [] });
});

/** What the translation of a browser does: each text is replaced by a copy of it in an element. */
function translatePage() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = text.data;
    text.replaceWith(font);
  }
}

test('a search on a page that the browser has translated shows its own number and jobs', async () => {
  const { person } = renderRemote(remote, '/');
  await screen.findByRole('article', { name: 'Cook' });
  translatePage();
  await person.type(screen.getByLabelText('Keyword'), 'nurse{Enter}');
  await screen.findByRole('article', { name: 'Nurse' });
  expect(screen.getByRole('heading', { level: 2, name: /^17 / })).toBeVisible();
  const { textContent: translated } = document.body;
  cleanup();
  renderRemote(remote, '/?keyword=nurse');
  await screen.findByRole('article', { name: 'Nurse' });
  expect(translated).toBe(document.body.textContent);
});
