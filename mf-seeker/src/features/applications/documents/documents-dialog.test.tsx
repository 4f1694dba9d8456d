import { screen, waitFor, within } from '@testing-library/react';
import { Application, ApplicationDocument, type Attachment } from '@metier/sdk/contract';
import {
  API_FAILURES,
  holdReply,
  makeApplication,
  makeUser,
  type RenderOptions,
  renderRemote,
  setupFakeApi,
} from '@metier/testing';
import { remote } from '../../../remote';

const api = setupFakeApi();

const DIPLOMA: ApplicationDocument = {
  id: 7,
  application: 41,
  name: 'diploma.pdf',
  file: '/api/auth/applications/41/documents/7/',
  uploaded_at: '2026-11-20T09:00:00.000Z',
};
const LETTER: Attachment = {
  id: 9,
  user: 1,
  name: 'letter.pdf',
  file: '/api/auth/attachments/9/file/',
  size: 2048,
  uploaded_at: '2026-11-19T09:00:00.000Z',
};

const showDocuments = (documents: ApplicationDocument[]) =>
  api.on('get', 'auth/applications/:id/', { body: makeApplication({ documents }) }, Application);

async function openDialog(documents: ApplicationDocument[] = [], options: RenderOptions = {}) {
  api.on('get', 'messages/', { body: [] });
  api.on('get', 'auth/applications/:id/accesses/', { body: [] });
  showDocuments(documents);
  const page = renderRemote(remote, '/applications/41', { user: makeUser(), ...options });
  await page.person.click(await screen.findByRole('button', { name: 'Documents' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Documents' }));
  const press = async (name: string) => page.person.click(await dialog.findByRole('button', { name }));
  const expectToasts = (...toasts: string[]) => waitFor(() => expect(page.toasts).toEqual(toasts));
  return { page, dialog, press, expectToasts };
}

type Opened = Awaited<ReturnType<typeof openDialog>>;

const makeFile = (name = 'photo.jpg', content: BlobPart = 'JFIF') => new File([content], name);
const choose = ({ page, dialog }: Opened, file: File) => {
  const input = dialog.getByLabelText<HTMLInputElement>('File');
  // A drop bypasses the file types of the `accept` attribute.
  input.accept = '';
  return page.person.upload(input, file);
};
const listChanges = () => api.calls.filter(({ method }) => method !== 'get');
const detailOf = ({ reply }: (typeof API_FAILURES)[number]) => (reply.body as { detail?: string })?.detail;

const PATH = 'auth/application-documents/';

test('uploading adds a file to the application and announces it', async () => {
  const opened = await openDialog();
  expect(opened.dialog.getByText('No documents yet.')).toBeVisible();
  await choose(opened, makeFile());
  api.on('post', PATH, { status: 201, body: { ...DIPLOMA, name: 'photo.jpg' } }, ApplicationDocument);
  showDocuments([{ ...DIPLOMA, name: 'photo.jpg' }]);
  await opened.press('Upload');
  expect(await opened.dialog.findByRole('link', { name: 'photo.jpg' })).toBeVisible();
  await opened.expectToasts('success: Document uploaded successfully');
  const form = listChanges()[0]?.body as FormData;
  expect([form.get('application'), form.get('name')]).toEqual(['41', 'photo.jpg']);
  expect(opened.dialog.getByLabelText<HTMLInputElement>('File').files).toHaveLength(0);
});

test('uploading shows that it is going on, and a double click sends one file', async () => {
  const opened = await openDialog();
  await choose(opened, makeFile());
  const held = holdReply({ status: 201, body: DIPLOMA });
  api.on('post', PATH, held.reply);
  await opened.page.person.dblClick(opened.dialog.getByRole('button', { name: 'Upload' }));
  expect(opened.dialog.getByRole('progressbar', { name: 'Uploading photo.jpg' })).toBeVisible();
  held.send();
  await opened.expectToasts('success: Document uploaded successfully');
  expect(listChanges()).toHaveLength(1);
});

test.each([
  ['over 5 MB', makeFile('a.pdf', new Uint8Array(5 * 1024 * 1024 + 1)), /^File size exceeds 5MB limit\./],
  [
    'of another kind',
    makeFile('a.gif'),
    /^Unsupported file format\. Please use PDF, DOC, DOCX, JPG or PNG\./,
  ],
  ['that is empty', makeFile('a.pdf', ''), /^The file is empty\./],
])('uploading a file %s is refused at once', async (_, file, reason) => {
  const opened = await openDialog();
  await choose(opened, file);
  expect(opened.dialog.getByLabelText('File')).toHaveAccessibleDescription(expect.stringMatching(reason));
  expect(opened.page.toasts).toHaveLength(1);
  await opened.press('Upload');
  expect(listChanges()).toHaveLength(0);
});

test('uploading without a file there is nothing to upload', async () => {
  const { dialog, press } = await openDialog();
  await press('Upload');
  expect(dialog.getByText('Choose a file first.')).toBeVisible();
  expect(listChanges()).toHaveLength(0);
});

test.each([
  ['its error', { error: ['No more room.'] }, 'No more room.'],
  ['what it says of the file', { file: ['Only PDF files are allowed.'] }, 'Only PDF files are allowed.'],
  ['its detail', { detail: 'Not now.' }, 'Not now.'],
  ['the default text', {}, 'Failed to upload document. Please try again.'],
])('uploading a refusal shows the server’s message: %s', async (_, body, words) => {
  const opened = await openDialog();
  await choose(opened, makeFile());
  api.on('post', PATH, { status: 400, body });
  await opened.press('Upload');
  await opened.expectToasts(`error: ${words}`);
  expect(opened.dialog.getByLabelText('File')).toHaveAccessibleDescription(expect.stringContaining(words));
});

test.each(API_FAILURES)('fails audibly while the API $name, and one click tries again', async (day) => {
  const opened = await openDialog();
  await choose(opened, makeFile());
  api.failAll(day);
  await opened.press('Upload');
  const failure = `error: ${detailOf(day) ?? 'Failed to upload document. Please try again.'}`;
  await opened.expectToasts(failure);
  api.on('get', 'messages/', { body: [] });
  api.on('get', 'auth/applications/:id/accesses/', { body: [] });
  showDocuments([DIPLOMA]);
  api.on('post', PATH, { status: 201, body: DIPLOMA }, ApplicationDocument);
  await opened.press('Upload');
  await opened.expectToasts(failure, 'success: Document uploaded successfully');
});

test('uploading a file that becomes unreadable during the upload has its own message', async () => {
  const opened = await openDialog();
  const file = makeFile();
  await choose(opened, file);
  jest.spyOn(file, 'slice').mockImplementation(() => {
    throw new DOMException('The file has moved', 'NotReadableError');
  });
  api.on('post', PATH, { isNetworkError: true });
  await opened.press('Upload');
  await opened.expectToasts('error: This file can no longer be read. Choose it again.');
});

describe('attaching from the library', () => {
  const PATH = 'auth/application-documents/';

  async function openLibrary(items: Attachment[] = [LETTER]) {
    const opened = await openDialog();
    api.on('get', 'auth/attachments/', { body: items });
    await opened.press('Show My Documents');
    return opened;
  }

  test('copies a document into the application and announces it', async () => {
    const opened = await openLibrary();
    expect(await opened.dialog.findByText('letter.pdf')).toBeVisible();
    expect(opened.dialog.getByText('2 KB · 19/11/2026')).toBeVisible();
    api.on('post', PATH, { status: 201, body: { ...DIPLOMA, name: 'letter.pdf' } }, ApplicationDocument);
    showDocuments([{ ...DIPLOMA, name: 'letter.pdf' }]);
    await opened.press('Attach letter.pdf');
    expect(await opened.dialog.findByRole('link', { name: 'letter.pdf' })).toBeVisible();
    await opened.expectToasts('success: Document attached successfully');
    expect(listChanges()[0]?.body).toEqual({ application: 41, attachment: 9 });
  });

  test('a document over 5 MB stays where it is', async () => {
    const { dialog } = await openLibrary([{ ...LETTER, size: 5 * 1024 * 1024 + 1 }]);
    expect(await dialog.findByText('Over 5 MB: too large for an application')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Attach/ })).not.toBeInTheDocument();
  });

  test('an empty library leads to My Documents', async () => {
    const { dialog } = await openLibrary([]);
    expect(await dialog.findByText('There is nothing in your library yet.')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Go to My Documents' })).toHaveAttribute('href', '/documents');
  });

  test.each(API_FAILURES)('while the API $name, the library offers to try again', async (day) => {
    const opened = await openDialog();
    api.failAll(day);
    await opened.press('Show My Documents');
    const title = { name: 'Your documents could not be loaded' };
    expect(await opened.dialog.findByRole('heading', title)).toBeVisible();
    api.on('get', 'auth/attachments/', { body: [LETTER] });
    await opened.press('Try Again');
    expect(await opened.dialog.findByText('letter.pdf')).toBeVisible();
  });

  test.each(API_FAILURES)('while the API $name, attaching says so', async (day) => {
    const opened = await openLibrary();
    await opened.dialog.findByText('letter.pdf');
    api.failAll(day);
    await opened.press('Attach letter.pdf');
    await opened.expectToasts(`error: ${detailOf(day) ?? 'Failed to attach document. Please try again.'}`);
  });
});

describe('deleting', () => {
  const QUESTION = 'Are you sure you want to delete this document?';

  test('needs a confirmation and is announced', async () => {
    const opened = await openDialog([DIPLOMA]);
    api.on('delete', 'auth/application-documents/:id/', { status: 204 });
    await opened.dialog.findByText('diploma.pdf');
    showDocuments([]);
    await opened.press('Delete diploma.pdf');
    expect(await opened.dialog.findByText('No documents yet.')).toBeVisible();
    expect(opened.page.questions).toEqual([QUESTION]);
    await opened.expectToasts('success: Document deleted successfully');
    expect(listChanges().map(({ path }) => path)).toEqual(['/api/auth/application-documents/7/']);
  });

  test('is undone by the toast', async () => {
    const opened = await openDialog([DIPLOMA]);
    api.on('delete', 'auth/application-documents/:id/', { status: 204 });
    showDocuments([]);
    await opened.press('Delete diploma.pdf');
    await opened.dialog.findByText('No documents yet.');
    api.on('post', 'auth/application-documents/:id/restore/', { body: DIPLOMA }, ApplicationDocument);
    showDocuments([DIPLOMA]);
    opened.page.pressToast('Undo');
    expect(await opened.dialog.findByRole('link', { name: 'diploma.pdf' })).toBeVisible();
    await opened.expectToasts('success: Document deleted successfully', 'success: Document restored');
  });

  test('does not happen when the answer is no', async () => {
    const opened = await openDialog([DIPLOMA], { answer: () => false });
    await opened.press('Delete diploma.pdf');
    expect(listChanges()).toHaveLength(0);
  });

  // The response to a deletion has no body that could be malformed.
  const badDays = API_FAILURES.filter(({ reply }) => reply.text === undefined && reply.body !== null);

  test.each(badDays)('fails audibly while the API $name', async (day) => {
    const opened = await openDialog([DIPLOMA]);
    api.failAll(day);
    await opened.press('Delete diploma.pdf');
    await opened.expectToasts('error: Failed to delete document. Please try again.');
    expect(opened.dialog.getByRole('link', { name: 'diploma.pdf' })).toBeVisible();
  });
});
