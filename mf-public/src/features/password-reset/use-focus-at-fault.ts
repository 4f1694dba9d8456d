import { useEffect, useRef } from 'react';
import type { Refusal } from './explain-refusal';

/** After a refusal the field has the focus again. */
export function useFocusAtFault(refusal: Refusal | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal) form.current?.querySelector('input')?.focus();
  }, [refusal]);
  return form;
}
