import {
  createJobDraft,
  getJobDraft,
  isApiError,
  saveJobDraft,
  type CallOptions,
  type Http,
} from '@metier/sdk/api';
import type { JobDraftFields, StoredJobDraft } from '@metier/sdk/contract';

/** `conflict`: changed elsewhere since; `gone`: posted or discarded elsewhere. Both wait for a decision. */
export type SaverState =
  | { readonly kind: 'idle' | 'conflict' | 'gone' }
  /** `at` is the time of the last save. */
  | { readonly kind: 'pending' | 'saving'; readonly at: string | undefined }
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'failed'; readonly detail: string | undefined };

type Base = Pick<StoredJobDraft, 'id' | 'version'>;

const DEBOUNCE_MS = 1_000;
const RETRY_MS = 10_000;

export type DraftSaver = ReturnType<typeof createDraftSaver>;

function createState() {
  const listeners = new Set<() => void>();
  let state: SaverState = { kind: 'idle' };
  return {
    get: () => state,
    set(next: SaverState): void {
      state = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * Saves a form as a draft after a pause in typing, one request at a time, and never over a version that it has not
 * seen.
 */
export function createDraftSaver(http: Http, stored: Base | undefined) {
  const { get: getState, set: setState, subscribe } = createState();
  let base = stored;
  let savedAt: string | undefined;
  let pending: JobDraftFields | undefined;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function plan(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  const isBlocked = () => ['conflict', 'gone'].includes(getState().kind);

  function fail(error: unknown): void {
    const status = isApiError(error) ? error.status : 0;
    if (base && status === 409) return setState({ kind: 'conflict' });
    if (base && status === 404) return setState({ kind: 'gone' });
    setState({ kind: 'failed', detail: isApiError(error) ? error.detail : undefined });
    plan(RETRY_MS);
  }

  async function send(options: CallOptions): Promise<void> {
    while (pending && !isBlocked()) {
      const fields = pending;
      pending = undefined;
      setState({ kind: 'saving', at: savedAt });
      try {
        const saved = base
          ? await saveJobDraft(http, base.id, { version: base.version, fields }, options)
          : await createJobDraft(http, { fields }, options);
        base = saved;
        savedAt = saved.updated_at;
        setState(pending ? { kind: 'pending', at: savedAt } : { kind: 'saved', at: savedAt });
      } catch (error) {
        pending ??= fields;
        return fail(error);
      }
    }
  }

  /** Saves what is not saved yet; resolves when nothing is left, or it failed. */
  function flush(options: CallOptions = {}): Promise<void> {
    clearTimeout(timer);
    running ??= send(options).finally(() => (running = undefined));
    return running;
  }

  return {
    subscribe,
    getState,
    /** The draft on the server; undefined before the first save. */
    getBase: () => base,
    hasUnsaved: () => pending !== undefined,
    flush,
    edit(fields: JobDraftFields): void {
      pending = fields;
      if (isBlocked()) return;
      if (getState().kind !== 'failed') setState({ kind: 'pending', at: savedAt });
      plan(DEBOUNCE_MS);
    },
    /** Saves this version over the other one. */
    async keepMine(): Promise<void> {
      if (!base) return;
      try {
        base = await getJobDraft(http, base.id);
        setState({ kind: 'idle' });
        await flush();
      } catch (error) {
        fail(error);
      }
    },
    /** Continues with a new draft. */
    detach(): Promise<void> {
      base = undefined;
      setState({ kind: 'idle' });
      return flush();
    },
    /** Ends saving, because the job is posted or the form is closed. */
    stop(): void {
      clearTimeout(timer);
      pending = undefined;
      setState({ kind: 'idle' });
    },
  };
}
