import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link } from '../router/index';
import { renderRemote } from '@metier/testing';
import { defineRemote } from './define-remote';
import { usePorts } from './ports-provider';
import { useMutation, type MutationOptions } from './use-mutation';

/** Records the calls; each is settled by the test. */
function createServer() {
  const calls: { input: string; succeed: (reply: string) => void; fail: (error: Error) => void }[] = [];
  const call = (input: string) =>
    new Promise<string>((succeed, fail) => void calls.push({ input, succeed, fail }));
  return { calls, call };
}

function Form(options: MutationOptions<string, string>) {
  const { run, isPending, pending } = useMutation(options);
  return (
    <>
      <input aria-label="Name" />
      <button onClick={() => run('Lea')}>Save Lea</button>
      <button onClick={() => run('Tim')}>Save Tim</button>
      <p>{isPending ? `Saving ${pending}` : 'Idle'}</p>
    </>
  );
}

/** A page with the form, which can be closed, and a link that leaves it. */
function openForm(options: Partial<MutationOptions<string, string>> = {}, isSure = true) {
  const server = createServer();
  function Component() {
    const { notify } = usePorts();
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <Link to="/elsewhere">Leave</Link>
        <button onClick={() => setOpen(false)}>Close</button>
        {isOpen && (
          <Form
            call={server.call}
            done={(reply) => notify.success(reply)}
            failed="It was not saved."
            {...options}
          />
        )}
      </>
    );
  }
  const remote = defineRemote({
    name: 'mf-test',
    routes: [{ path: '/', access: 'public', page: async () => ({ Component }) }],
  });
  const opened = renderRemote(remote, '/', { answer: () => isSure });
  const press = async (name: string) => opened.person.click(await screen.findByRole('button', { name }));
  return { ...opened, ...server, press };
}

test('a change is pending until its end, with its input', async () => {
  const { press, calls, toasts } = openForm();
  await press('Save Lea');
  expect(screen.getByText('Saving Lea')).toBeVisible();
  calls[0]?.succeed('Saved');
  expect(await screen.findByText('Idle')).toBeVisible();
  expect(toasts).toEqual(['success: Saved']);
});

test('a change is pending until its success is handled', async () => {
  let finish = (): void => undefined;
  const reload = new Promise<void>((resolve) => (finish = resolve));
  const { press, calls } = openForm({ done: () => reload });
  await press('Save Lea');
  calls[0]?.succeed('Saved');
  await press('Save Tim');
  expect(calls).toHaveLength(1);
  expect(screen.getByText('Saving Lea')).toBeVisible();
  finish();
  expect(await screen.findByText('Idle')).toBeVisible();
});

test('a second change is ignored while the first is pending, and possible after it', async () => {
  const { press, calls } = openForm();
  await press('Save Lea');
  await press('Save Tim');
  expect(calls.map(({ input }) => input)).toEqual(['Lea']);
  calls[0]?.succeed('Saved');
  await screen.findByText('Idle');
  await press('Save Tim');
  expect(calls.map(({ input }) => input)).toEqual(['Lea', 'Tim']);
});

const question = (name: string) => ({ text: `Save ${name}?`, confirm: 'Save' });

test('a change with a question is sent once it is confirmed', async () => {
  const { press, calls, questions } = openForm({ question });
  await press('Save Lea');
  expect(questions).toEqual(['Save Lea?']);
  expect(calls).toHaveLength(1);
});

test('a change whose question is declined is not sent, and may be started again', async () => {
  const { press, calls, questions } = openForm({ question }, false);
  await press('Save Lea');
  await press('Save Tim');
  expect(questions).toEqual(['Save Lea?', 'Save Tim?']);
  expect(calls).toEqual([]);
  expect(screen.getByText('Idle')).toBeVisible();
});

test('a failure is reported by one toast, keeps the input, and can be tried again', async () => {
  const { person, press, calls, toasts } = openForm();
  await person.type(await screen.findByLabelText('Name'), 'typed');
  await press('Save Lea');
  calls[0]?.fail(new Error('offline'));
  expect(await screen.findByText('Idle')).toBeVisible();
  expect(toasts).toEqual(['error: It was not saved.']);
  expect(screen.getByLabelText('Name')).toHaveValue('typed');
  await press('Save Lea');
  expect(calls).toHaveLength(2);
});

test('a failure that the page shows itself has no toast', async () => {
  const errors: unknown[] = [];
  const { press, calls, toasts } = openForm({ failed: (error) => void errors.push(error) });
  await press('Save Lea');
  calls[0]?.fail(new Error('refused'));
  await screen.findByText('Idle');
  expect(errors).toEqual([new Error('refused')]);
  expect(toasts).toEqual([]);
});

test('a success that leaves the form cannot be sent twice', async () => {
  const left: string[] = [];
  const { press, calls } = openForm({ leave: (reply) => left.push(reply) });
  await press('Save Lea');
  calls[0]?.succeed('Saved');
  await waitFor(() => expect(left).toEqual(['Saved']));
  await press('Save Tim');
  expect(calls).toHaveLength(1);
});

test.each([
  ['succeeds', () => {}, 'success: Saved'],
  ['fails', (fail: (error: Error) => void) => fail(new Error('offline')), 'error: It was not saved.'],
])(
  'a change of a form that was closed meanwhile %s audibly and leaves nothing',
  async (_name, end, toast) => {
    const left: string[] = [];
    const { press, calls, toasts } = openForm({ leave: (reply) => left.push(reply) });
    await press('Save Lea');
    await press('Close');
    end(calls[0]?.fail ?? (() => {}));
    calls[0]?.succeed('Saved');
    await waitFor(() => expect(toasts).toEqual([toast]));
    expect(left).toEqual([]);
  },
);

test('the page can be left while a change is pending', async () => {
  const { person, press } = openForm();
  await press('Save Lea');
  await person.click(screen.getByRole('link', { name: 'Leave' }));
  expect(await screen.findByText('elsewhere: /elsewhere')).toBeVisible();
});
