import { screen, waitFor } from '@testing-library/react';
import { API_FAILURES, makeUser, renderRemote, setupFakeApi, waitUntilPressable } from '@metier/testing';
import { remote } from '../../remote';
import { makeDocument } from '../../testing/make-document';
import { list, listCalls, mockDocumentsApi, namesListed, openDocuments } from './testing/open-documents';

const api = setupFakeApi();

describe('the list', () => {
  test('shows name, size and date, to be viewed, downloaded and deleted', async () => {
    await openDocuments(api, [makeDocument(4, 'CV.pdf')]);
    expect(list().getByText('CV.pdf')).toBeVisible();
    expect(list().getByText('12 KB · 24/08/2026')).toBeVisible();
    const view = list().getByRole('link', { name: 'View CV.pdf' });
    expect(view).toHaveAttribute('href', '/api/auth/attachments/4/file/');
    const download = list().getByRole('link', { name: 'Download CV.pdf' });
    expect(download).toHaveAttribute('href', '/api/auth/attachments/4/file/?download=1');
    expect(download).toHaveAttribute('download', 'CV.pdf');
  });

  test('that is empty says what to do', async () => {
    await openDocuments(api);
    expect(screen.getByRole('heading', { name: 'No documents yet' })).toBeVisible();
  });

  test('that is long has pages, and a page behind the last one is the last one', async () => {
    const many = Array.from({ length: 21 }, (_, index) => makeDocument(index + 1));
    await openDocuments(api, many, '/documents?page=7');
    expect(namesListed()).toEqual(['Document 21.pdf']);
    expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/documents');
  });
});

describe('deleting', () => {
  test('needs a confirmation, and removes the document once', async () => {
    const page = await openDocuments(api, [makeDocument(1), makeDocument(2)]);
    await page.person.dblClick(list().getByRole('button', { name: 'Delete Document 1.pdf' }));
    await waitFor(() => expect(page.toasts).toEqual(['success: Document deleted successfully']));
    expect(page.questions).toEqual(['Are you sure you want to delete this document?']);
    expect(namesListed()).toEqual(['Document 2.pdf']);
    expect(listCalls(api, 'delete')).toHaveLength(1);
    await waitFor(() => expect(list().getByRole('heading', { level: 2 })).toHaveFocus());
  });

  test('is undone by the toast, until it is too late', async () => {
    const page = await openDocuments(api, [makeDocument(1)]);
    const remove = () => page.person.click(list().getByRole('button', { name: 'Delete Document 1.pdf' }));
    await remove();
    await waitFor(() => expect(page.toasts).toHaveLength(1));
    page.pressToast('Undo');
    await waitFor(() => expect(page.toasts.at(-1)).toBe('success: Document restored'));
    await waitUntilPressable(await list().findByText('Document 1.pdf'));
    await remove();
    await waitFor(() => expect(page.toasts).toHaveLength(3));
    api.on('post', 'auth/attachments/:id/restore/', { status: 404, body: { detail: 'Not found.' } });
    page.pressToast('Undo');
    await waitFor(() => expect(page.toasts.at(-1)).toBe('error: The document could not be restored.'));
  });

  test('does nothing when the person thinks better of it', async () => {
    const page = await openDocuments(api, [makeDocument(1)], '/documents', false);
    await page.person.click(list().getByRole('button', { name: 'Delete Document 1.pdf' }));
    expect(page.questions).toHaveLength(1);
    expect(listCalls(api, 'delete')).toHaveLength(0);
    expect(namesListed()).toEqual(['Document 1.pdf']);
  });

  test('that fails says so, and the document stays', async () => {
    const page = await openDocuments(api, [makeDocument(1)]);
    api.on('delete', 'auth/attachments/1/', { status: 500, body: {} });
    await page.person.click(list().getByRole('button', { name: 'Delete Document 1.pdf' }));
    await waitFor(() => expect(page.toasts).toEqual(['error: Error deleting document.']));
    expect(await list().findByText('Document 1.pdf')).toBeVisible();
  });

  test('of what another tab has deleted is done', async () => {
    const page = await openDocuments(api, [makeDocument(1)]);
    api.on('delete', 'auth/attachments/1/', { status: 404, body: { detail: 'Not found.' } });
    await page.person.click(list().getByRole('button', { name: 'Delete Document 1.pdf' }));
    await waitFor(() => expect(page.toasts).toEqual(['success: Document deleted successfully']));
  });
});

describe.each(API_FAILURES)('while the API $name', (day) => {
  test('the page says so and can be tried again', async () => {
    mockDocumentsApi(api, [makeDocument(1)]);
    api.failAll(day);
    const page = renderRemote(remote, '/documents', { user: makeUser() });
    expect(await screen.findByRole('heading', { name: 'Your documents could not be loaded' })).toBeVisible();
    expect(screen.getByLabelText('Upload PDF documents')).toBeEnabled();
    mockDocumentsApi(api, [makeDocument(1)]);
    await page.person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Document 1.pdf')).toBeVisible();
  });
});
