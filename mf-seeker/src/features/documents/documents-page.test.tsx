import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Attachment } from '@metier/shared/contract';
import { API_FAILURES, makeUser, renderRemote, setupFakeApi } from '@metier/shared/testing';
import { Type } from 'typebox';
import { remote } from '../../remote';

const api = setupFakeApi();

const makeDocument = (id: number, name = `Document ${id}.pdf`): Attachment => ({
  id,
  user: 1,
  name,
  file: `/api/auth/attachments/${id}/file/`,
  size: 12_345,
  uploaded_at: '2026-08-24T11:00:00.000Z',
});

const makeFile = (name = 'CV.pdf', content = '%PDF-1.7', type = 'application/pdf') =>
  new File([content], name, { type });

/** Fake library that stores uploads. */
function serve(documents: Attachment[] = []) {
  let all = documents;
  api.on(
    'get',
    'auth/attachments/',
    ({ query }) => {
      const start = (Number(query.get('page')) - 1) * Number(query.get('page_size'));
      const body = all.slice(start, start + Number(query.get('page_size')));
      return { body, headers: { 'X-Total-Count': String(all.length) } };
    },
    Type.Array(Attachment),
  );
  api.on(
    'post',
    'auth/attachments/',
    ({ body }) => {
      const { name } = (body as FormData).get('file') as File;
      const document = makeDocument(all.length + 1, name);
      all = [document, ...all];
      return { status: 201, body: document };
    },
    Attachment,
  );
  api.on('delete', 'auth/attachments/:id/', (_, { id }) => {
    all = all.filter((document) => document.id !== Number(id));
    return { status: 204 };
  });
}

async function open(documents?: Attachment[], url = '/documents', mayDelete = true) {
  serve(documents);
  const page = renderRemote(remote, url, { user: makeUser(), answer: () => mayDelete });
  await screen.findByRole('heading', { level: 1, name: 'My Documents' });
  return page;
}

const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Upload PDF documents'), { target: { files } });
const list = () => within(screen.getByRole('region', { name: /^Documents/ }));
const namesListed = () =>
  list()
    .queryAllByText(/\.pdf$/)
    .map(({ textContent }) => textContent);
const sent = (method: string) => api.calls.filter((call) => call.method === method);

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

describe('the list', () => {
  test('shows name, size and date, to be viewed, downloaded and deleted', async () => {
    await open([makeDocument(4, 'CV.pdf')]);
    expect(list().getByText('CV.pdf')).toBeVisible();
    expect(list().getByText('12 KB · 24/08/2026')).toBeVisible();
    const view = list().getByRole('link', { name: 'View CV.pdf' });
    expect(view).toHaveAttribute('href', '/api/auth/attachments/4/file/');
    const download = list().getByRole('link', { name: 'Download CV.pdf' });
    expect(download).toHaveAttribute('href', '/api/auth/attachments/4/file/?download=1');
    expect(download).toHaveAttribute('download', 'CV.pdf');
  });

  test('that is empty says what to do', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'No documents yet' })).toBeVisible();
  });

  test('that is long has pages, and a page behind the last one is the last one', async () => {
    const many = Array.from({ length: 21 }, (_, index) => makeDocument(index + 1));
    await open(many, '/documents?page=7');
    expect(namesListed()).toEqual(['Document 21.pdf']);
    expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/documents');
  });
});

describe('deleting', () => {
  test('needs a confirmation, and removes the document once', async () => {
    const page = await open([makeDocument(1), makeDocument(2)]);
    await page.person.dblClick(list().getByRole('button', { name: 'Delete Document 1.pdf' }));
    await waitFor(() => expect(page.notices).toEqual(['success: Document deleted successfully']));
    expect(page.questions).toEqual(['Are you sure you want to delete this document?']);
    expect(namesListed()).toEqual(['Document 2.pdf']);
    expect(sent('delete')).toHaveLength(1);
    await waitFor(() => expect(list().getByRole('heading', { level: 2 })).toHaveFocus());
  });

  test('does nothing when the person thinks better of it', async () => {
    const page = await open([makeDocument(1)], '/documents', false);
    await page.person.click(list().getByRole('button', { name: 'Delete Document 1.pdf' }));
    expect(page.questions).toHaveLength(1);
    expect(sent('delete')).toHaveLength(0);
    expect(namesListed()).toEqual(['Document 1.pdf']);
  });

  test('that fails says so, and the document stays', async () => {
    const page = await open([makeDocument(1)]);
    api.on('delete', 'auth/attachments/1/', { status: 500, body: {} });
    await page.person.click(list().getByRole('button', { name: 'Delete Document 1.pdf' }));
    await waitFor(() => expect(page.notices).toEqual(['error: Error deleting document.']));
    expect(await list().findByText('Document 1.pdf')).toBeVisible();
  });

  test('of what another tab has deleted is done', async () => {
    const page = await open([makeDocument(1)]);
    api.on('delete', 'auth/attachments/1/', { status: 404, body: { detail: 'Not found.' } });
    await page.person.click(list().getByRole('button', { name: 'Delete Document 1.pdf' }));
    await waitFor(() => expect(page.notices).toEqual(['success: Document deleted successfully']));
  });
});

describe('uploading', () => {
  test('several files go up in turn, and are in the list', async () => {
    await open();
    choose(makeFile('CV.pdf'), makeFile('Diploma.pdf'));
    await waitFor(() => expect(namesListed()).toEqual(['Diploma.pdf', 'CV.pdf']));
    expect(await screen.findByText('Document uploaded successfully: Diploma.pdf')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Uploads' })).not.toBeInTheDocument();
    expect(sent('post')).toHaveLength(2);
  });

  test('progress is whole when the file has arrived, and not before', async () => {
    await open();
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
    const page = await open();
    choose(file, makeFile('Diploma.pdf'));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    await waitFor(() => expect(namesListed()).toEqual(['Diploma.pdf']));
    expect(screen.queryByRole('button', { name: /^Try Again/ })).not.toBeInTheDocument();
    await page.person.click(screen.getByRole('button', { name: `Dismiss ${file.name}` }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(sent('post')).toHaveLength(1);
  });

  test.each([
    [{ status: 400, body: { file: ['Only PDF files are allowed.'] } }, 'Only PDF files are allowed.'],
    [{ status: 413, body: { detail: 'That is too much.' } }, 'That is too much.'],
    [{ status: 400, body: {} }, 'Error uploading file.'],
  ])('what the server refuses, such as a renamed file, says why (%#)', async (reply, words) => {
    await open();
    api.on('post', 'auth/attachments/', reply);
    choose(makeFile('picture.pdf', 'GIF89a'));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.queryByRole('button', { name: /^Try Again/ })).not.toBeInTheDocument();
  });

  test('a file that becomes unreadable during the upload has its own message', async () => {
    await open();
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
    const page = await open();
    const release = holdUploads();
    choose(makeFile('CV.pdf'), makeFile('Diploma.pdf'), makeFile('Letter.pdf'));
    expect(screen.getAllByText('Waiting for its turn')).toHaveLength(2);
    await page.person.click(screen.getByRole('button', { name: 'Cancel the upload of Diploma.pdf' }));
    serve();
    await page.person.click(screen.getByRole('button', { name: 'Cancel the upload of CV.pdf' }));
    await waitFor(() => expect(namesListed()).toEqual(['Letter.pdf']));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    release();
  });

  test('leaving during an upload needs a confirmation', async () => {
    const page = await open(undefined, '/documents', false);
    const release = holdUploads();
    choose(makeFile());
    await page.person.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect(page.questions).toEqual(['Leave this page? The upload will be stopped.']);
    expect(page.address()).toBe('/documents');
    release();
    expect(await screen.findByText('Document uploaded successfully: CV.pdf')).toBeVisible();
  });
});

describe.each(API_FAILURES)('while the API $name', (day) => {
  test('the page says so and can be tried again', async () => {
    serve([makeDocument(1)]);
    api.failAll(day);
    const page = renderRemote(remote, '/documents', { user: makeUser() });
    expect(await screen.findByRole('heading', { name: 'Your documents could not be loaded' })).toBeVisible();
    expect(screen.getByLabelText('Upload PDF documents')).toBeEnabled();
    serve([makeDocument(1)]);
    await page.person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Document 1.pdf')).toBeVisible();
  });

  test('a chosen file is not lost', async () => {
    const page = await open();
    api.failAll(day);
    choose(makeFile());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^(Error uploading file\.|Please|Something went wrong)/);
    serve();
    const again = screen.queryByRole('button', { name: 'Try Again to upload CV.pdf' });
    if (!again) return expect(day.reply.status).toBe(401);
    await page.person.click(again);
    await waitFor(() => expect(namesListed()).toEqual(['CV.pdf']));
  });
});
