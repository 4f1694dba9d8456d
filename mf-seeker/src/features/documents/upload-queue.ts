import { checkFile, FILE_RULES, warnOfFile, type Language } from '@metier/sdk/rules';
import { toUploadProblem, type UploadProblem } from './upload-problem';

export interface Upload {
  readonly id: number;
  readonly file: File;
  /** `warned` if it has arrived, with a doubt. */
  readonly state: 'waiting' | 'running' | 'done' | 'warned' | 'failed';
  /** Set if the upload has failed or is doubtful. */
  readonly problem?: UploadProblem | undefined;
}

export interface UploadQueueSettings {
  /** Uploads one file; rejects on failure. */
  readonly send: (file: File, signal: AbortSignal) => Promise<unknown>;
  /** Called after each successful upload; awaited before the next one starts. */
  readonly onArrived: (file: File) => Promise<unknown>;
}

/** FIFO upload queue with one upload at a time. Failed and doubtful ones stay, with their file, until removed. */
export interface UploadQueue {
  read(): readonly Upload[];
  subscribe(listener: () => void): () => void;
  /** Enqueues files; invalid ones fail immediately. */
  add(files: readonly File[]): void;
  retry(id: number): void;
  /** Removes an upload and aborts it if it is running. */
  remove(id: number): void;
  stopAll(): void;
}

export function createUploadQueue({ send, onArrived }: UploadQueueSettings, language: Language): UploadQueue {
  const listeners = new Set<() => void>();
  let uploads: readonly Upload[] = [];
  let lastId = 0;
  let running: { readonly id: number; readonly abort: AbortController } | undefined;

  function set(next: readonly Upload[]): void {
    uploads = next;
    for (const listener of listeners) listener();
  }

  const change = (id: number, changes: Partial<Upload>) =>
    set(uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  const drop = (id: number) => set(uploads.filter((upload) => upload.id !== id));

  async function run({ id, file }: Upload, { signal }: AbortController): Promise<void> {
    change(id, { state: 'running' });
    try {
      await send(file, signal);
      change(id, { state: 'done' });
      await onArrived(file);
      const warning = await warnOfFile(file, language);
      if (warning) change(id, { state: 'warned', problem: { text: warning, canRetry: false } });
      else drop(id);
    } catch (error) {
      if (!signal.aborted)
        change(id, { state: 'failed', problem: await toUploadProblem(error, file, language) });
    }
  }

  async function runNext(): Promise<void> {
    const next = uploads.find(({ state }) => state === 'waiting');
    if (running || !next) return;
    running = { id: next.id, abort: new AbortController() };
    await run(next, running.abort);
    running = undefined;
    void runNext();
  }

  function admit(file: File): Upload {
    const refusal = checkFile(file, FILE_RULES.libraryDocument, language);
    const upload = { id: ++lastId, file };
    return refusal
      ? { ...upload, state: 'failed', problem: { text: refusal, canRetry: false } }
      : { ...upload, state: 'waiting' };
  }

  return {
    read: () => uploads,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(files) {
      set([...uploads, ...files.map(admit)]);
      void runNext();
    },
    retry(id) {
      change(id, { state: 'waiting', problem: undefined });
      void runNext();
    },
    remove(id) {
      if (running?.id === id) running.abort.abort();
      drop(id);
    },
    stopAll() {
      running?.abort.abort();
      set([]);
    },
  };
}
