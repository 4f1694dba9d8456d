import { makeJob, renderRemote, setupFakeApi } from '@metier/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../../remote';

const api = setupFakeApi();

beforeEach(() => {
  api.on('get', 'jobs/facets/', { body: {} });
  api.on('get', 'jobs/suggestions/', { body: [] });
});

test('on a phone the search is one line after a search, and its form comes back by a press', async () => {
  api.on('get', 'jobs/', { body: [makeJob()], headers: { 'X-Total-Count': '31' } });
  const { person, address } = renderRemote(remote, '/?keyword=care&contract_type=permanent');
  const line = await screen.findByRole('button', { name: 'Change the search: care · permanent' });
  expect(line).toHaveAttribute('aria-expanded', 'false');
  await person.click(line);
  expect(line).toHaveAttribute('aria-expanded', 'true');
  await person.clear(screen.getByLabelText('Keyword'));
  await person.type(screen.getByLabelText('Keyword'), 'baker{Enter}');
  await waitFor(() => expect(address()).toBe('/?keyword=baker&contract_type=permanent'));
  expect(await screen.findByRole('button', { name: /baker · permanent/ })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('a filter that is refused opens the form, where it is said', async () => {
  api.on('get', 'jobs/', { body: [makeJob()], headers: { 'X-Total-Count': '31' } });
  const { person } = renderRemote(remote, '/?min_salary=9000&max_salary=100');
  const line = await screen.findByRole('button', { name: /^Change the search/ });
  expect(line).toHaveAttribute('aria-expanded', 'true');
  await person.click(line);
  expect(line).toHaveAttribute('aria-expanded', 'false');
});
