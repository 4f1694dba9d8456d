import type { BrowserClient } from '../../../tools/lib/browser-client';

/** The server-sent events of one account. */
export interface LiveStream {
  /** Waits for this text in later events; resolves to the delay, rejects on timeout. */
  waitFor(text: string, longestMs: number): Promise<number>;
  close(): void;
}

/** Opens `/api/events/` with the session of this client. */
export async function openLiveStream(address: string, visitor: BrowserClient): Promise<LiveStream> {
  const end = new AbortController();
  const response = await fetch(new URL('/api/events/', address), {
    headers: visitor.headers(),
    signal: end.signal,
  });
  if (!response.ok || !response.body) throw new Error(`/api/events/: ${response.status}`);
  let received = '';
  const reading = (async () => {
    for await (const chunk of response.body ?? []) received += Buffer.from(chunk).toString();
  })();
  reading.catch(() => {});
  return {
    async waitFor(text, longestMs) {
      const [began, from] = [performance.now(), received.length];
      while (!received.slice(from).includes(text)) {
        if (performance.now() - began > longestMs)
          throw new Error(
            `No "${text}" came within ${longestMs} ms, but ${received.slice(from, from + 300)}`,
          );
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return Math.round(performance.now() - began);
    },
    close: () => end.abort(),
  };
}
