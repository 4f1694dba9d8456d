import { defineRemote, Fragment, type Remote } from '@metier/sdk/remote';
import { act, screen } from '@testing-library/react';
import { openShell, type OpenOptions } from '../testing/open-shell';
import { dashboard, good, heading, live, openHome, PANEL, setupFailureApi } from '../testing/failing-release';

const api = setupFailureApi();

describe('a page that throws while rendering', () => {
  function throwing(times: number): Remote {
    let left = times;
    const Component = () => {
      if (left > 0) throw new Error('Cannot read properties of undefined');
      return <h1>Drawn after all</h1>;
    };
    // React itself renders a page again after an error, before it calls the boundary.
    return dashboard(async () => ({ Component: () => (left--, (<Component />)) }));
  }

  test('is rendered again', async () => {
    const { visit, asked } = await openHome(api, async () => throwing(3));
    await visit('/dashboard');
    expect(await heading('Drawn after all')).toBeVisible();
    expect(asked).toEqual(['two']);
  });

  test('has the last good release take its place', async () => {
    const { visit } = await openHome(api, async ({ version }) =>
      version === 'two' ? throwing(1000) : good(),
    );
    await visit('/dashboard');
    expect(await heading('The release before')).toBeVisible();
  });

  test('shows the panel if there is none, until it can be rendered again', async () => {
    let isBroken = true;
    const Component = () => {
      if (isBroken) throw new Error('Cannot read properties of undefined');
      return <h1>Mended</h1>;
    };
    const { visit, person } = await openHome(api, async () => dashboard(async () => ({ Component })), {
      registryReply: live,
    });
    await visit('/dashboard');
    expect(await heading(PANEL)).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    isBroken = false;
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await heading('Mended')).toBeVisible();
  });

  test('because of an API error shows the error of the API', async () => {
    api.on('get', 'jobs/', { status: 503, body: { detail: 'The server is busy.' } });
    const remote = dashboard(async () => ({
      Component: () => <h1>Jobs</h1>,
      loader: ({ ports }) => ports.http.get('jobs/'),
    }));
    const { visit, asked } = await openHome(api, async () => remote);
    await visit('/dashboard');
    expect(await screen.findByText('The server is busy.')).toBeVisible();
    expect(asked).toEqual(['two']);
  });
});

describe('a piece in the page of another remote', () => {
  /** A page of the public remote with a field and a fragment of the candidate's remote. */
  const host = defineRemote({
    name: 'mf-public',
    routes: [
      {
        path: '/',
        access: 'public',
        page: async () => ({
          Component: () => (
            <>
              <input aria-label="Typed" />
              <Fragment name="profile-form" />
            </>
          ),
        }),
      },
    ],
  });
  const lend = (Component: () => React.ReactNode) =>
    defineRemote({
      name: 'mf-seeker',
      routes: [],
      fragments: [{ name: 'profile-form', access: 'job_seeker', piece: async () => ({ Component }) }],
    });
  const broken = () => {
    throw new Error('Cannot read properties of undefined');
  };
  const openHost = (bring: (version: string) => Remote, options: OpenOptions = {}) =>
    openHome(api, async () => host, {
      fetchRemote: async ({ name, version }) => (name === 'mf-public' ? host : bring(version)),
      ...options,
    });

  test('that throws is replaced by the piece of the last good release; typed text is kept', async () => {
    const { person } = await openHost((version) =>
      lend(version === 'two' ? broken : () => <p>The piece before</p>),
    );
    await person.type(screen.getByLabelText('Typed'), 'Léa');
    expect(await screen.findByText('The piece before')).toBeVisible();
    expect(screen.getByLabelText('Typed')).toHaveValue('Léa');
  });

  test('that throws in every release leaves the page as it is', async () => {
    const { person } = await openHost(() => lend(broken), { registryReply: live });
    await person.type(screen.getByLabelText('Typed'), 'Léa');
    expect(await screen.findByText('This part could not be loaded')).toBeVisible();
    expect(screen.getByLabelText('Typed')).toHaveValue('Léa');
  });
});

test('an error of the frame itself leaves a page that can be reloaded', async () => {
  const { shell, person, reload } = await openShell(api, '/');
  jest.spyOn(shell.registry.store, 'getState').mockImplementation(() => {
    throw new Error('The frame is broken');
  });
  await act(() => shell.routers.get().router.navigate('/support'));
  expect(await heading('Something went wrong')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalled();
});
