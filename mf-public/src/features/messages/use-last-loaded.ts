import { useState } from 'react';
import { readValue, type Failure, type Settled } from '@metier/sdk/remote';
import type { MessagesData } from './load-messages';

const isFailed = <Value>(part: Settled<Value> | undefined): part is { failure: Failure } =>
  part !== undefined && 'failure' in part;

/** The newest data; parts that failed to load keep their previous value. */
export function useLastLoaded(data: MessagesData): { shown: MessagesData; isStale: boolean } {
  const [previous, setPrevious] = useState(data);
  const { view, threads, thread } = data;
  const isThreadLost =
    isFailed(thread) &&
    thread.failure.status !== 404 &&
    readValue(previous.thread)?.application === view.application;
  const shown: MessagesData = {
    view,
    threads: isFailed(threads) ? previous.threads : threads,
    thread: isThreadLost ? previous.thread : thread,
  };
  const isChanged = shown.threads !== previous.threads || shown.thread !== previous.thread;
  if (isChanged) setPrevious(shown);
  return { shown, isStale: isThreadLost || (isFailed(threads) && !isFailed(shown.threads)) };
}
