import { listAttachments, type Http, type Listing } from '@metier/shared/api';
import type { Attachment } from '@metier/shared/contract';
import { findNonEmptyPage } from '@metier/shared/remote';

export const PAGE_SIZE = 20;

export interface DocumentsPage extends Listing<Attachment> {
  /** Counts from 1; an earlier page if the requested one is empty. */
  readonly page: number;
}

export type DocumentsOutcome =
  | { readonly isLoaded: true; readonly list: DocumentsPage }
  | { readonly isLoaded: false; readonly error: unknown };

function readPage(url: string): number {
  const page = Number(new URL(url).searchParams.get('page'));
  return Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1;
}

async function loadPage(page: number, http: Http, signal: AbortSignal): Promise<DocumentsPage> {
  const load = (at: number) => listAttachments(http, { page: at, page_size: PAGE_SIZE }, { signal });
  const asked = { page, listing: await load(page) };
  const shown = (await findNonEmptyPage(asked, PAGE_SIZE, load)) ?? asked;
  return { ...shown.listing, page: shown.page };
}

/** One page of the library. A failure is part of the outcome, so that uploading stays possible. */
export const loadDocuments = (http: Http, { url, signal }: Request): Promise<DocumentsOutcome> =>
  loadPage(readPage(url), http, signal).then(
    (list) => ({ isLoaded: true, list }),
    (error: unknown) => ({ isLoaded: false, error }),
  );
