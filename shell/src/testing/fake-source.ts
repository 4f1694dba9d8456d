import { act } from '@testing-library/react';
import type { LiveSource } from '../live/live-link';

/** The shell's event stream, controlled by a test instead of the server. */
export class FakeSource extends EventTarget implements LiveSource {
  readyState = 0;

  constructor(
    readonly address: string,
    opened: FakeSource[],
  ) {
    super();
    opened.push(this);
  }

  close(): void {
    this.readyState = 2;
  }

  /** Opens the connection and sends the first event of every connection. */
  open(unread: number): void {
    this.readyState = 1;
    act(() => void this.dispatchEvent(new Event('open')));
    this.send('unread', { unread });
  }

  send(type: string, data: object): void {
    act(() => void this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) })));
  }

  /** Breaks the connection; the browser reconnects, except after a refusal (`isForGood`). */
  fail(isForGood = false): void {
    this.readyState = isForGood ? 2 : 0;
    act(() => void this.dispatchEvent(new Event('error')));
  }
}
