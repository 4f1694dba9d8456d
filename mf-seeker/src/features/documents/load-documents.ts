import { listAttachments, type Http } from '@metier/sdk/api';
import type { Attachment } from '@metier/sdk/contract';
import { loadListPage, settle, type ListPage, type Settled } from '@metier/sdk/remote';

export const PAGE_SIZE = 20;

function readPage(url: string): number {
  const page = Number(new URL(url).searchParams.get('page'));
  return Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1;
}

/** One page of the library. A failure is part of the data, so that uploading stays possible. */
export const loadDocuments = (http: Http, { url, signal }: Request): Promise<Settled<ListPage<Attachment>>> =>
  settle(
    loadListPage(readPage(url), PAGE_SIZE, (page) =>
      listAttachments(http, { page, page_size: PAGE_SIZE }, { signal }),
    ),
  );
