import { useState } from 'react';
import type { MessagesData } from './load-messages';

/** The newest data; parts that failed to load keep their previous value. */
export function useLastLoaded(data: MessagesData): { shown: MessagesData; isStale: boolean } {
  const [previous, setPrevious] = useState(data);
  const { threads, thread } = data;
  const isThreadLost = thread?.kind === 'failed' && previous.thread?.application === thread.application;
  const shown: MessagesData = {
    view: data.view,
    threads: threads ?? previous.threads,
    thread: isThreadLost ? previous.thread : thread,
  };
  const isChanged = shown.threads !== previous.threads || shown.thread !== previous.thread;
  if (isChanged) setPrevious(shown);
  const isStale =
    (threads === undefined && shown.threads !== undefined) ||
    (thread?.kind === 'failed' && shown.thread?.kind === 'there');
  return { shown, isStale };
}
