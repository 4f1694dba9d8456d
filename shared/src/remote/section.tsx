import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useRevalidator } from '@metier/sdk/router';
import type { ErrorPanelProps } from '../ui/index';
import { isDeferred, peek, readValue, type Failure, type Part, type Settled } from './settle';

/** The latest result; the previous one while a new one is pending, undefined while the first one is. */
function useLatest<Value>(part: Part<Value> | undefined): Settled<Value> | undefined {
  const current = part && peek(part);
  const [latest, setLatest] = useState(current);
  if (current && current !== latest) setLatest(current);
  useEffect(() => {
    if (!part || !isDeferred(part)) return;
    let isCurrent = true;
    void part.then((next) => isCurrent && setLatest(next));
    return () => {
      isCurrent = false;
    };
  }, [part]);
  return part && (current ?? latest);
}

/** The value of an optional part, shown once it is loaded; undefined until then and if loading failed. */
export const useValue = <Value,>(part: Part<Value> | undefined): Value | undefined =>
  readValue(useLatest(part));

/** Properties of an `ErrorPanel` that offer Try Again. */
export type RetryProps = Required<Pick<ErrorPanelProps, 'busy' | 'onRetry'>>;

export interface SectionProps<Value> {
  /** Undefined until it is requested. */
  of: Part<Value> | undefined;
  /** Shown while the part is deferred. */
  loading?: ReactNode;
  /** Shown if loading failed, usually an `ErrorPanel`; nothing by default. */
  failed?: (retry: RetryProps, failure: Failure) => ReactNode;
  /** Loads the part again; by default all data of the page are revalidated. */
  onRetry?: () => void;
  children: (value: Value) => ReactNode;
}

/** Focuses the heading when the content replaces the focused button; the result is called on a retry. */
function useHeadingFocus(isFailed: boolean): (button: HTMLElement) => void {
  const retried = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isFailed || !retried.current) return;
    if (document.activeElement === document.body) retried.current.querySelector('h2')?.focus();
    retried.current = null;
  }, [isFailed]);
  return (button) => {
    retried.current = button.closest('section');
  };
}

/**
 * A part of a page that loads and may fail alone: its skeleton, its failure with Try Again, or its content.
 * After a new load the previous content stays until the next one is available.
 */
export function Section<Value>({ of, loading, failed, onRetry, children }: SectionProps<Value>): ReactNode {
  const settled = useLatest(of);
  const { revalidate, state } = useRevalidator();
  const prepareFocus = useHeadingFocus(settled !== undefined && 'failure' in settled);

  function handleRetry({ currentTarget }: MouseEvent<HTMLElement>) {
    prepareFocus(currentTarget);
    if (onRetry) onRetry();
    else void revalidate();
  }

  if (!settled) return loading;
  if (!('failure' in settled)) return children(settled.value);
  return failed?.(
    { busy: state === 'loading' || (of !== undefined && !peek(of)), onRetry: handleRetry },
    settled.failure,
  );
}
