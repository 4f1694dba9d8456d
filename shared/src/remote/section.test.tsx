import { screen, waitFor } from '@testing-library/react';
import { renderRemote, setupFakeApi } from '@metier/testing';
import { Link, useLoaderData } from '../router/index';
import { ErrorPanel } from '../ui/index';
import { defineRemote } from './define-remote';
import type { PageArguments } from './routes';
import { Section, useValue, type SectionProps } from './section';
import { settle, type Part } from './settle';

const api = setupFakeApi();

interface Company {
  readonly name: string;
}

interface PageData {
  readonly company: Part<Company>;
}

const load = ({ ports }: PageArguments) => settle(ports.http.get<Company>('company/'));
const awaited = async (args: PageArguments) => ({ company: await load(args) });
const deferred = (args: PageArguments) => ({ company: load(args) });

function Card(props: Partial<SectionProps<Company>>) {
  const { company } = useLoaderData<PageData>();
  const name = useValue(company)?.name;
  return (
    <section>
      <h1>Page of {name ?? 'a company'}</h1>
      <h2 tabIndex={-1}>Company</h2>
      <Section
        of={company}
        loading={<p>Loading…</p>}
        failed={(retry, { detail }) => (
          <ErrorPanel {...retry} title="No company" message={detail ?? 'Sorry'} />
        )}
        {...props}
      >
        {(value) => <p>The company {value.name}</p>}
      </Section>
      <Link to="/?again">Another page</Link>
    </section>
  );
}

const open = (loader: (args: PageArguments) => unknown, props: Partial<SectionProps<Company>> = {}) =>
  renderRemote(
    defineRemote({
      name: 'mf-test',
      routes: [
        { path: '/', access: 'public', page: async () => ({ loader, Component: () => <Card {...props} /> }) },
      ],
    }),
    '/',
  );

/** Replies with this name as soon as the returned function is called. */
function replyLater(name: string): () => void {
  let reply = () => {};
  const isDue = new Promise<void>((resolve) => (reply = resolve));
  api.on('get', 'company/', () => isDue.then(() => ({ body: { name } })));
  return () => reply();
}

const content = (name: string) => screen.findByText(`The company ${name}`);
const reply = (name: string) => api.on('get', 'company/', { body: { name } });
const fail = () => api.on('get', 'company/', { status: 503, body: { detail: 'Back in a minute.' } });

test('a deferred part shows its skeleton, then its content', async () => {
  const answer = replyLater('Alta');
  open(deferred);
  expect(await screen.findByText('Loading…')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page of a company');
  answer();
  expect(await content('Alta')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page of Alta');
  expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
});

test('an awaited part never shows its skeleton', async () => {
  reply('Alta');
  const seen: string[] = [];
  open(awaited, { loading: <p ref={(node) => void (node && seen.push('skeleton'))}>Loading…</p> });
  expect(await content('Alta')).toBeVisible();
  expect(seen).toEqual([]);
});

test.each([
  ['an awaited', awaited],
  ['a deferred', deferred],
])('%s part fails alone; Try Again loads it and focuses its heading', async (_, loader) => {
  fail();
  const { person } = open(loader);
  expect(await screen.findByRole('alert')).toHaveTextContent('Back in a minute.');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page of a company');
  reply('Alta');
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await content('Alta')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
});

test('the content stays while the next one is loaded', async () => {
  reply('Alta');
  const { person } = open(deferred);
  await content('Alta');
  const answer = replyLater('Bella');
  await person.click(screen.getByRole('link', { name: 'Another page' }));
  expect(screen.getByText('The company Alta')).toBeVisible();
  answer();
  expect(await content('Bella')).toBeVisible();
});

test('the panel is busy while a deferred part is loaded again', async () => {
  fail();
  const { person } = open(deferred);
  const button = await screen.findByRole('button', { name: 'Try Again' });
  const answer = replyLater('Alta');
  await person.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
  answer();
  expect(await content('Alta')).toBeVisible();
});

test('a part with its own way to load is retried alone', async () => {
  fail();
  const handleRetry = jest.fn();
  const { person } = open(awaited, { onRetry: handleRetry });
  await person.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(handleRetry).toHaveBeenCalledTimes(1);
  expect(api.calls).toHaveLength(1);
});
