import { screen } from '@testing-library/react';
import { renderRemote, setupFakeApi } from '@metier/testing';
import { createRemoteLoadError, isRemoteLoadError } from './errors/remote-load-error';
import { defineRemote, type Remote } from './define-remote';
import { Fragment } from './fragment';
import type { Ports } from './ports';
import { usePorts } from './ports-provider';
import type { PageModule } from './routes';
import { useLoaderData } from '../router/index';

const api = setupFakeApi();

const remoteWith = (page: () => Promise<PageModule>) =>
  defineRemote({ name: 'mf-test', routes: [{ path: '/jobs/:id', access: 'public', page }] });

test('a page receives its parameters and the ports, in its loader and in its component', async () => {
  api.on('get', 'jobs/7/', { body: { title: 'Baker' } });
  function Component() {
    const { session } = usePorts();
    return (
      <p>
        {useLoaderData<{ title: string }>().title} for {session.getUser()?.username ?? 'a visitor'}
      </p>
    );
  }
  const remote = remoteWith(async () => ({
    Component,
    loader: ({ params, ports }) => ports.http.get(`jobs/${params.id}/`),
  }));
  renderRemote(remote, '/jobs/7');
  expect(await screen.findByText('Baker for a visitor')).toBeVisible();
});

test('a failed loader shows the error panel, and Try Again runs it again', async () => {
  api.on('get', 'jobs/7/', { status: 500, body: { detail: 'The server is busy.' } });
  const remote = remoteWith(async () => ({
    Component: () => <p>Baker</p>,
    loader: ({ ports }) => ports.http.get('jobs/7/'),
  }));
  const { person } = renderRemote(remote, '/jobs/7');
  expect(await screen.findByText('The server is busy.')).toBeVisible();
  api.on('get', 'jobs/7/', { body: {} });
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Baker')).toBeVisible();
});

test('what does not exist is said not to', async () => {
  api.on('get', 'jobs/7/', { status: 404, body: { detail: 'Not found.' } });
  const remote = remoteWith(async () => ({
    Component: () => <p>Baker</p>,
    loader: ({ ports }) => ports.http.get('jobs/7/'),
  }));
  renderRemote(remote, '/jobs/7');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('a page whose code failed to load is loaded again by the next navigation', async () => {
  let attempts = 0;
  const [route] = remoteWith(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('ChunkLoadError');
    return { Component: () => null, loader: () => 'here' };
  }).routes({} as Ports);
  const load = route?.loader as (args: object) => Promise<unknown>;
  const error: unknown = await load({}).catch((problem: unknown) => problem);
  expect(isRemoteLoadError(error) && error.remote).toBe('mf-test');
  expect(await load({})).toBe('here');
  expect(await load({})).toBe('here');
  expect(attempts).toBe(2);
});

const pageWithFragment = remoteWith(async () => ({
  Component: () => (
    <>
      <input aria-label="Typed" />
      <Fragment name="profile-form" greeting="Grüezi" />
    </>
  ),
}));

test('a fragment receives the properties that the page passes', async () => {
  const fragments = { 'profile-form': ({ greeting }: { greeting?: unknown }) => <p>{String(greeting)}</p> };
  renderRemote(pageWithFragment, '/jobs/7', { fragments });
  expect(await screen.findByText('Grüezi')).toBeVisible();
});

test('a fragment that did not come leaves the page and what was typed, and comes with Try Again', async () => {
  let isAway = true;
  const lender = defineRemote({
    name: 'mf-lender',
    routes: [],
    fragments: [
      {
        name: 'profile-form',
        access: 'login',
        piece: async () => {
          if (isAway) throw new Error('ChunkLoadError');
          return { Component: () => <p>The form</p> };
        },
      },
    ],
  });
  const withLender: Remote = {
    ...pageWithFragment,
    routes: (ports) =>
      pageWithFragment.routes({
        ...ports,
        fragments: {
          async load(name) {
            const piece = await lender.fragment(name, ports);
            if (!piece) throw createRemoteLoadError('mf-lender');
            return piece;
          },
        },
      }),
  };
  const { person } = renderRemote(withLender, '/jobs/7');
  await person.type(await screen.findByLabelText('Typed'), 'Léa');
  expect(await screen.findByText(/mf-lender/)).toBeVisible();
  isAway = false;
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('The form')).toBeVisible();
  expect(screen.getByLabelText('Typed')).toHaveValue('Léa');
});
