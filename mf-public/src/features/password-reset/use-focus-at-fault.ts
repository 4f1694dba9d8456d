import { useEffect, useRef } from 'react';
import type { FormError } from './form-error';

/** Focuses the field after a refusal. */
export function useFocusInvalidField(refusal: FormError | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal) form.current?.querySelector('input')?.focus();
  }, [refusal]);
  return form;
}
