import type { BrowserClient } from '../../../tools/lib/browser-client';

interface Library {
  readonly seeker: BrowserClient;
  readonly documents: readonly number[];
}

/** Rejects unless each library holds exactly the acknowledged documents: a refused upload leaves no row. */
export async function expectLibrariesWhole(libraries: readonly Library[]): Promise<void> {
  for (const { seeker, documents } of libraries) {
    const found = new Set(await listAll(seeker));
    const missing = documents.filter((id) => !found.delete(id));
    if (missing.length > 0) throw new Error(`Acknowledged documents are gone: ${missing.join(', ')}`);
    if (found.size > 0) throw new Error(`Refused uploads have left rows: ${[...found].join(', ')}`);
  }
}

/**
 * Rejects unless each library holds the acknowledged documents and all others are readable: an upload whose
 * response was lost may be stored.
 */
export async function expectLibrariesReadable(libraries: readonly Library[]): Promise<void> {
  for (const { seeker, documents } of libraries) {
    const found = new Set(await listAll(seeker));
    const missing = documents.filter((id) => !found.delete(id));
    if (missing.length > 0) throw new Error(`Acknowledged documents are gone: ${missing.join(', ')}`);
    for (const id of found) {
      const response = await seeker.call('GET', `/api/auth/attachments/${id}/file/`);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`Document ${id} has a row and no file: ${response.status}`);
    }
  }
}

async function listAll(seeker: BrowserClient): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ; page += 1) {
    const path = `/api/auth/attachments/?page=${page}&page_size=100`;
    const documents = await seeker.send<{ id: number }[]>('GET', path);
    ids.push(...documents.map(({ id }) => id));
    if (documents.length < 100) return ids;
  }
}
