import { act, screen, within } from '@testing-library/react';
import { dashboard, good, heading, live, openHome, PANEL, setupFailureApi } from '../testing/failing-release';

const api = setupFailureApi();
const missing = () => Promise.reject(new Error('404'));

describe('an entry that fails to load', () => {
  test('is requested again', async () => {
    let attempts = 0;
    const { asked, visit } = await openHome(api, () =>
      ++attempts === 1 ? missing() : Promise.resolve(good()),
    );
    await visit('/dashboard');
    expect(await heading('The release before')).toBeVisible();
    expect(asked).toEqual(['two', 'two']);
  });

  test('is replaced by the last good release, without a reload', async () => {
    const { asked, visit, reload } = await openHome(api, ({ version }) =>
      version === 'two' ? missing() : Promise.resolve(good()),
    );
    await visit('/dashboard');
    expect(await heading('The release before')).toBeVisible();
    expect(asked).toEqual(['two', 'two', 'one']);
    expect(reload).not.toHaveBeenCalled();
  });

  test('shows the panel if no release works, and Try Again starts with the live one', async () => {
    let isAway = true;
    const { asked, visit, person } = await openHome(api, () =>
      isAway ? missing() : Promise.resolve(good()),
    );
    await visit('/dashboard');
    expect(await heading(PANEL)).toBeVisible();
    expect(asked).toEqual(['two', 'two', 'one', 'one']);
    isAway = false;
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await heading('The release before')).toBeVisible();
    expect(asked.slice(4)).toEqual(['two']);
  });

  test('shows the panel if there is no earlier release', async () => {
    const { asked, visit } = await openHome(api, missing, { registryReply: live });
    await visit('/dashboard');
    expect(await heading(PANEL)).toBeVisible();
    expect(asked).toEqual(['two', 'two']);
  });

  test('is not replaced if the user has chosen the release, and a reset is offered', async () => {
    const overrides = [{ remote: 'mf-seeker', version: 'two' }];
    const registryReply = () => ({ ...live(), overrides });
    const { asked, visit } = await openHome(api, missing, { registryReply, registry: registryReply() });
    await visit('/dashboard?tab=1');
    expect(await heading(PANEL)).toBeVisible();
    expect(asked).toEqual(['two', 'two']);
    expect(screen.getByText(/You have chosen mf-seeker two, which others do not see/)).toBeVisible();
    const reset = within(screen.getByRole('main')).getByRole('link', { name: 'Reset' });
    expect(reset).toHaveAttribute('href', '/dashboard?tab=1&release=reset');
  });
});

describe("a page's code that fails to load", () => {
  const withoutChunk = () => dashboard(() => Promise.reject(new Error('Loading chunk 7 failed.')));

  test('is requested again', async () => {
    let attempts = 0;
    const page = async () => {
      if (++attempts === 1) throw new Error('Loading chunk 7 failed.');
      return { Component: () => <h1>At last</h1> };
    };
    const { visit } = await openHome(api, async () => dashboard(page));
    await visit('/dashboard');
    expect(await heading('At last')).toBeVisible();
  });

  test('has the last good release take its place', async () => {
    const { visit, address } = await openHome(api, async ({ version }) =>
      version === 'two' ? withoutChunk() : good(),
    );
    await act(async () => void visit('/dashboard?tab=1'));
    expect(await heading('The release before')).toBeVisible();
    expect(address()).toBe('/dashboard?tab=1');
  });

  test('shows the panel if no release works, and the rest of the product works', async () => {
    const { visit, person } = await openHome(api, async () => withoutChunk(), { registryReply: live });
    await visit('/dashboard');
    expect(await heading(PANEL)).toBeVisible();
    await person.click(screen.getAllByRole('link', { name: 'Home' })[0] ?? document.body);
    expect(await heading('Home page')).toBeVisible();
  });
});

describe('a page that is slow to load', () => {
  const never = () => new Promise<never>(() => {});
  afterEach(() => void jest.useRealTimers());
  /** Opens the dashboard and advances the fake clock by `seconds`. */
  async function waitAt(visit: (path: string) => unknown, seconds: number) {
    jest.useFakeTimers({ advanceTimers: true });
    await act(async () => void visit('/dashboard'));
    await act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
  }

  test('is replaced by a skeleton, and by the panel after eight seconds, when its entry never loads', async () => {
    const { visit } = await openHome(api, never, { registryReply: live });
    await waitAt(visit, 1);
    expect(screen.getByText('Chargement du tableau de bord...')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(7_200));
    expect(await heading(PANEL)).toBeVisible();
  });

  test('is replaced by the last good release within the same eight seconds', async () => {
    const { visit } = await openHome(api, ({ version }) =>
      version === 'two' ? never() : Promise.resolve(good()),
    );
    await waitAt(visit, 6.5);
    expect(await heading('The release before')).toBeVisible();
  });

  test('shows the panel after eight seconds when its own code never loads', async () => {
    const { visit } = await openHome(api, async () => dashboard(never), { registryReply: live });
    await waitAt(visit, 8.2);
    expect(await heading(PANEL)).toBeVisible();
  });

  test('shows the panel after eight seconds when its loader never settles', async () => {
    const page = async () => ({ Component: () => <h1>Never shown</h1>, loader: never });
    const { visit } = await openHome(api, async () => dashboard(page), { registryReply: live });
    await waitAt(visit, 8.2);
    expect(await heading(PANEL)).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});
