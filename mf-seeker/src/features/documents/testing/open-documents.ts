import { screen, within } from '@testing-library/react';
import { Attachment } from '@metier/sdk/contract';
import { makeUser, renderRemote, type FakeApi } from '@metier/testing';
import { Type } from 'typebox';
import { remote } from '../../../remote';
import { makeDocument } from '../../../testing/make-document';

/** Fake library that stores uploads. */
export function mockDocumentsApi(api: FakeApi, documents: Attachment[] = []) {
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
  let removed: Attachment | undefined;
  api.on('delete', 'auth/attachments/:id/', (_, { id }) => {
    removed = all.find((document) => document.id === Number(id));
    all = all.filter((document) => document !== removed);
    return { status: 204 };
  });
  api.on(
    'post',
    'auth/attachments/:id/restore/',
    () => {
      if (!removed) return { status: 404, body: { detail: 'Not found.' } };
      all = [removed, ...all];
      return { body: removed };
    },
    Attachment,
  );
}

export async function openDocuments(
  api: FakeApi,
  documents?: Attachment[],
  url = '/documents',
  answer = true,
) {
  mockDocumentsApi(api, documents);
  const page = renderRemote(remote, url, { user: makeUser(), answer: () => answer });
  await screen.findByRole('heading', { level: 1, name: 'My Documents' });
  return page;
}

export const list = () => within(screen.getByRole('region', { name: /^Documents/ }));
export const namesListed = () =>
  list()
    .queryAllByText(/\.pdf$/)
    .map(({ textContent }) => textContent);
export const listCalls = (api: FakeApi, method: string) => api.calls.filter((call) => call.method === method);
