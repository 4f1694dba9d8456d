import { act } from '@testing-library/react';
import type { LiveSource } from '../live/live-link';

/** A stream of events as the shell opens it, with a test in the server's place. */
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

  /** The server answers, and sends the event that each connection begins with. */
  open(unread: number): void {
    this.readyState = 1;
    act(() => void this.dispatchEvent(new Event('open')));
    this.send('unread', { unread });
  }

  send(type: string, data: object): void {
    act(() => void this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) })));
  }

  /** The connection breaks; the browser tries again by itself, or, after a refusal, does not. */
  fail(isForGood = false): void {
    this.readyState = isForGood ? 2 : 0;
    act(() => void this.dispatchEvent(new Event('error')));
  }
}
