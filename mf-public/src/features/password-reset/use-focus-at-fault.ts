import { useEffect, useRef } from 'react';
import type { Refusal } from './explain-refusal';

/** Focuses the field after a refusal. */
export function useFocusAtFault(refusal: Refusal | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal) form.current?.querySelector('input')?.focus();
  }, [refusal]);
  return form;
}
