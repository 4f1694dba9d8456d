import { fireEvent, screen, waitFor } from '@testing-library/react';
import { API_FAILURES, setupFakeApi } from '@metier/testing';
import { makeDocument } from '../../testing/make-document';
import { list, listCalls, mockDocumentsApi, namesListed, openDocuments } from './testing/open-documents';

const api = setupFakeApi();

const makeFile = (name = 'CV.pdf', content = '%PDF-1.7', type = 'application/pdf') =>
  new File([content], name, { type });

const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Upload PDF documents'), { target: { files } });

/** Delays the response to an upload until released. */
function holdUploads() {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  api.on('post', 'auth/attachments/', async () => {
    await isReleased;
    return { status: 201, body: makeDocument(1, 'CV.pdf') };
  });
  return () => release();
}

test('several files go up in turn, and are in the list', async () => {
  await openDocuments(api);
  choose(makeFile('CV.pdf'), makeFile('Diploma.pdf'));
  await waitFor(() => expect(namesListed()).toEqual(['Diploma.pdf', 'CV.pdf']));
  expect(await screen.findByText('Document uploaded successfully: Diploma.pdf')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Uploads' })).not.toBeInTheDocument();
  const owners = listCalls(api, 'post').map(({ body }) => (body as FormData).get('user'));
  expect(owners).toEqual(['1', '1']);
});

test('a PDF that may ask for a password is in the list, with a warning until it is dismissed', async () => {
  await openDocuments(api);
  choose(makeFile('CV.pdf', '%PDF-1.7\ntrailer << /Root 1 0 R /Encrypt 9 0 R >>\n%%EOF'));
  expect(await screen.findByText(/^This PDF is protected\./)).toBeVisible();
  await waitFor(() => expect(namesListed()).toEqual(['CV.pdf']));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss CV.pdf' }));
  expect(screen.queryByRole('list', { name: 'Uploads' })).not.toBeInTheDocument();
});

test('progress is whole when the file has arrived, and not before', async () => {
  await openDocuments(api);
  const release = holdUploads();
  choose(makeFile());
  const bar = screen.getByRole('progressbar', { name: 'Uploading CV.pdf' });
  await waitFor(() => expect(Number(bar.getAttribute('value'))).toBeGreaterThan(0));
  expect(Number(bar.getAttribute('value'))).toBeLessThanOrEqual(90);
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  api.on('get', 'auth/attachments/', () => isAnswered.then(() => ({ body: [makeDocument(1, 'CV.pdf')] })));
  release();
  await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('value', '100'));
  answer();
  expect(await list().findByText('CV.pdf')).toBeVisible();
});

test.each([
  ['a file that is no PDF', makeFile('letter.docx'), 'Only PDF files are allowed.'],
  ['an empty file', makeFile('empty.pdf', ''), 'The file is empty.'],
  [
    'a file that is too large',
    Object.defineProperty(makeFile(), 'size', { value: 10 * 1024 * 1024 + 1 }),
    'File size must not exceed 10 MB.',
  ],
])('%s is refused before it is sent, and the others go up', async (_, file, words) => {
  const page = await openDocuments(api);
  choose(file, makeFile('Diploma.pdf'));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await waitFor(() => expect(namesListed()).toEqual(['Diploma.pdf']));
  expect(screen.queryByRole('button', { name: /^Try Again/ })).not.toBeInTheDocument();
  await page.person.click(screen.getByRole('button', { name: `Dismiss ${file.name}` }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(listCalls(api, 'post')).toHaveLength(1);
});

test.each([
  [{ status: 400, body: { file: ['Only PDF files are allowed.'] } }, 'Only PDF files are allowed.'],
  [{ status: 413, body: { detail: 'That is too much.' } }, 'That is too much.'],
  [{ status: 400, body: {} }, 'Error uploading file.'],
])('what the server refuses, such as a renamed file, says why (%#)', async (reply, words) => {
  await openDocuments(api);
  api.on('post', 'auth/attachments/', reply);
  choose(makeFile('picture.pdf', 'GIF89a'));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.queryByRole('button', { name: /^Try Again/ })).not.toBeInTheDocument();
});

test('a file that becomes unreadable during the upload has its own message', async () => {
  await openDocuments(api);
  api.on('post', 'auth/attachments/', { isNetworkError: true });
  const file = makeFile();
  jest.spyOn(file, 'slice').mockImplementation(() => {
    throw new DOMException('The file has moved', 'NotReadableError');
  });
  choose(file, makeFile('Diploma.pdf'));
  const [lost, other] = await waitFor(() => {
    const alerts = screen.getAllByRole('alert');
    expect(alerts).toHaveLength(2);
    return alerts;
  });
  expect(lost).toHaveTextContent('This file can no longer be read');
  expect(other).toHaveTextContent('Error uploading file.');
});

test('a running upload can be cancelled, a queued one too, and the next one starts', async () => {
  const page = await openDocuments(api);
  const release = holdUploads();
  choose(makeFile('CV.pdf'), makeFile('Diploma.pdf'), makeFile('Letter.pdf'));
  expect(screen.getAllByText('Waiting for its turn')).toHaveLength(2);
  await page.person.click(screen.getByRole('button', { name: 'Cancel the upload of Diploma.pdf' }));
  mockDocumentsApi(api);
  await page.person.click(screen.getByRole('button', { name: 'Cancel the upload of CV.pdf' }));
  await waitFor(() => expect(namesListed()).toEqual(['Letter.pdf']));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  release();
});

test('leaving during an upload needs a confirmation', async () => {
  const page = await openDocuments(api, undefined, '/documents', false);
  const release = holdUploads();
  choose(makeFile());
  await page.person.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(page.questions).toEqual(['Leave this page? The upload will be stopped.']);
  expect(page.address()).toBe('/documents');
  release();
  expect(await screen.findByText('Document uploaded successfully: CV.pdf')).toBeVisible();
});

describe.each(API_FAILURES)('while the API $name', (day) => {
  test('a chosen file is not lost', async () => {
    const page = await openDocuments(api);
    api.failAll(day);
    choose(makeFile());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^(Error uploading file\.|Please|Something went wrong)/);
    mockDocumentsApi(api);
    const again = screen.queryByRole('button', { name: 'Try Again to upload CV.pdf' });
    if (!again) return expect(day.reply.status).toBe(401);
    await page.person.click(again);
    await waitFor(() => expect(namesListed()).toEqual(['CV.pdf']));
  });
});
