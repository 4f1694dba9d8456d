import { screen, waitFor, within } from '@testing-library/react';
import type { CompanyPicture } from '@metier/sdk/contract';
import { makeJobProvider, makeUser, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../../remote';

const api = setupFakeApi();
const user = makeUser({ id: 2, username: 'altamedica', account_type: 'job_provider' });

const makePicture = (id: number, text: string): CompanyPicture => ({
  id,
  address: `/api/auth/company-pictures/files/${String(id).repeat(32)}/`,
  text,
  width: 1_600,
  height: 1_000,
});

async function openPage(pictures: readonly CompanyPicture[]) {
  api.on('get', 'auth/jobproviders/', { body: [makeJobProvider({ pictures: [...pictures] })] });
  api.on('get', 'auth/regions/', { body: [{ value: 'BE', label: 'Bern / Berne' }] });
  api.on('get', 'auth/advantages/', { body: [] });
  api.on('get', 'auth/localities/', { body: [] });
  api.on('patch', 'auth/company-pictures/:id/', { body: pictures[0] });
  api.on('delete', 'auth/company-pictures/:id/', { status: 204 });
  const page = renderRemote(remote, '/edit-provider/21', { user, fragments: { 'picture-form': () => null } });
  await screen.findByRole('heading', { name: 'Pictures of the company' });
  return page;
}

const three = [makePicture(1, 'A kitchen'), makePicture(2, 'A garden'), makePicture(3, 'A team')];
const listTexts = () =>
  within(screen.getByRole('list', { name: 'Pictures' }))
    .getAllByRole('textbox')
    .map((field) => (field as HTMLInputElement).value);
const listCalls = (method: string) => api.calls.filter((call) => call.method === method);

test('pictures are moved by the keyboard, and the focus goes along', async () => {
  const { person } = await openPage(three);
  expect(screen.getByRole('button', { name: 'Move picture 1 up' })).toBeDisabled();
  screen.getByRole('button', { name: 'Move picture 3 up' }).focus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(listTexts()).toEqual(['A kitchen', 'A team', 'A garden']));
  expect(screen.getByRole('button', { name: 'Move picture 2 up' })).toHaveFocus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(listTexts()).toEqual(['A team', 'A kitchen', 'A garden']));
  expect(screen.getByRole('button', { name: 'Move picture 1 down' })).toHaveFocus();
  expect(screen.getByText('Now picture 1 of 3')).toBeInTheDocument();
  expect(listCalls('patch').map(({ path, body }) => [path, body])).toEqual([
    ['/api/auth/company-pictures/3/', { position: 2 }],
    ['/api/auth/company-pictures/3/', { position: 1 }],
  ]);
});

test('a picture needs its text, and is added with it', async () => {
  const { person, toasts } = await openPage([]);
  api.on('post', 'auth/company-pictures/', { status: 201, body: makePicture(4, 'Two nurses') });
  await person.click(screen.getByRole('button', { name: 'Add picture' }));
  const text = screen.getByLabelText('What it shows');
  expect(text).toHaveAccessibleDescription(/^Say in a few words/);
  expect(screen.getByLabelText(/^Another picture/)).toHaveAccessibleDescription(/^Choose a picture/);
  const file = new File(['GIF89a'], 'team.gif', { type: 'image/gif' });
  await person.upload(screen.getByLabelText(/^Another picture/), file);
  await person.type(text, ' Two nurses{Enter}');
  await waitFor(() => expect(toasts).toEqual(['success: Picture added']));
  expect(listTexts()).toEqual(['Two nurses']);
  const [sent] = listCalls('post').map(({ body }) => body as FormData);
  expect([sent?.get('text'), (sent?.get('file') as File).name]).toEqual(['Two nurses', 'team.gif']);
  expect(screen.getByLabelText('What it shows')).toHaveValue('');
});

test('what the server refuses stays in the form with its reason', async () => {
  const { person } = await openPage([]);
  api.on('post', 'auth/company-pictures/', { status: 400, body: { file: ['This file is incomplete.'] } });
  const file = new File(['GIF89a'], 'team.gif', { type: 'image/gif' });
  await person.upload(screen.getByLabelText(/^Another picture/), file);
  await person.type(screen.getByLabelText('What it shows'), 'Two nurses{Enter}');
  expect(await screen.findByText('This file is incomplete.')).toBeVisible();
  expect(screen.getByLabelText('What it shows')).toHaveValue('Two nurses');
});

test('a picture is described anew', async () => {
  const { person, toasts } = await openPage(three);
  api.on('patch', 'auth/company-pictures/:id/', { body: makePicture(2, 'A new garden') });
  const text = screen.getByLabelText('What picture 2 shows');
  await person.clear(text);
  await person.type(text, 'A new garden{Enter}');
  await waitFor(() => expect(toasts).toEqual(['success: Text saved']));
  expect(listCalls('patch').map(({ body }) => body)).toEqual([{ text: 'A new garden' }]);
  expect(screen.queryByRole('button', { name: 'Save text' })).not.toBeInTheDocument();
});

test('a picture is deleted after a question', async () => {
  const { person, questions } = await openPage(three);
  await person.click(screen.getByRole('button', { name: 'Delete picture 1' }));
  await waitFor(() => expect(listTexts()).toEqual(['A garden', 'A team']));
  expect(questions).toEqual(['Delete the picture “A kitchen”? It cannot be restored.']);
  expect(screen.getByRole('heading', { name: 'Pictures of the company' })).toHaveFocus();
});

test('six pictures are enough', async () => {
  await openPage([1, 2, 3, 4, 5, 6].map((id) => makePicture(id, `Picture ${id}`)));
  expect(screen.getByText('Your page shows six pictures. Delete one to add another.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add picture' })).not.toBeInTheDocument();
});

test('a picture that cannot be moved stays in its place', async () => {
  const { person, toasts } = await openPage(three);
  api.on('patch', 'auth/company-pictures/:id/', { isNetworkError: true });
  await person.click(screen.getByRole('button', { name: 'Move picture 1 down' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(listTexts()).toEqual(['A kitchen', 'A garden', 'A team']);
});
