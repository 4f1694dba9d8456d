import { isApiError, listMessages, readFieldErrors, sendMessage, type Http } from '@metier/sdk/api';
import type { Message, MessageBody } from '@metier/sdk/contract';
import { usePorts } from '@metier/sdk/remote';
import { useRevalidator } from '@metier/sdk/router';
import { useTexts } from '@metier/sdk/ui';
import { startTransition, useRef, useState } from 'react';
import { messagesTexts } from '../messages.texts';

/** An optimistic message, from sending until the conversation contains it. */
export interface Outgoing {
  readonly key: number;
  readonly body: MessageBody;
  /** Newest message of the conversation when this one was written. */
  readonly afterId: number;
  readonly isFirst: boolean;
  readonly at: string;
  readonly state: 'sending' | 'sent' | 'failed';
  /** Error message of the server, if any. */
  readonly reason?: string | undefined;
  readonly sent?: Message;
}

export interface Outbox {
  readonly items: readonly Outgoing[];
  send(body: MessageBody, messages: readonly Message[]): void;
  retry(item: Outgoing): void;
  drop(item: Outgoing): void;
}

const isMadeFrom = ({ body, afterId }: Outgoing, { id, is_mine: isMine, body: text }: Message) =>
  isMine && id > afterId && text === body.body.trim();

/** Messages the conversation does not contain yet. One whose response was lost may have arrived anyway. */
export function listOutgoing(
  items: readonly Outgoing[],
  application: number,
  messages: readonly Message[],
): Outgoing[] {
  const newest = messages[0]?.id ?? 0;
  const taken = new Set(items.flatMap(({ sent }) => (sent ? [sent.id] : [])));
  return items.filter((item) => {
    if (item.body.application !== application) return false;
    if (item.sent) return item.sent.id > newest;
    const arrived = messages.find((message) => isMadeFrom(item, message) && !taken.has(message.id));
    if (arrived) taken.add(arrived.id);
    return !arrived;
  });
}

/** Sending is not idempotent, so a retry first checks whether the first attempt has arrived. */
async function findArrived(http: Http, item: Outgoing): Promise<Message | undefined> {
  const { items } = await listMessages(http, item.body.application, { page_size: 10 });
  return items.find((message) => isMadeFrom(item, message));
}

function readReason(error: unknown): string | undefined {
  const [messages] = Object.values(readFieldErrors(error));
  return messages?.[0] ?? (isApiError(error) && error.status < 500 ? error.detail : undefined);
}

/** Sends each message in the background and keeps it until the conversation contains it. */
export function useOutbox(): Outbox {
  const texts = useTexts(messagesTexts);
  const { http, notify } = usePorts();
  const { revalidate } = useRevalidator();
  const [items, setItems] = useState<readonly Outgoing[]>([]);
  const count = useRef(0);

  const change = (key: number, given: Partial<Outgoing>) =>
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...given } : item)));

  async function deliver(item: Outgoing, find?: typeof findArrived): Promise<void> {
    change(item.key, { state: 'sending' });
    try {
      const sent = (await find?.(http, item)) ?? (await sendMessage(http, item.body));
      change(item.key, { state: 'sent', sent });
      if (item.isFirst) notify.success(texts.sent);
    } catch (error) {
      // First, because a message whose response was lost may be in the conversation.
      await revalidate();
      // The router renders what it has loaded in a transition: an urgent update would show a failure before it.
      return startTransition(() => change(item.key, { state: 'failed', reason: readReason(error) }));
    }
    await revalidate();
  }

  return {
    items,
    send(body, messages) {
      const item: Outgoing = {
        key: (count.current += 1),
        body,
        afterId: messages[0]?.id ?? 0,
        isFirst: messages.length === 0,
        at: new Date().toISOString(),
        state: 'sending',
      };
      setItems((all) => [...all, item]);
      void deliver(item);
    },
    retry: (item) => void deliver(item, findArrived),
    drop: ({ key }) => setItems((all) => all.filter((item) => item.key !== key)),
  };
}
