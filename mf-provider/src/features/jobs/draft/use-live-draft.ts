import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Benefit } from '@metier/sdk/rules';
import { readJobDraft, type JobDraft } from './job-draft';

/**
 * Current form values, read at most once per frame and after the render, because an added row or chosen
 * benefit is in the form only then.
 */
export function useLiveDraft(
  form: RefObject<HTMLFormElement | null>,
  initial: JobDraft,
  offers: readonly Benefit[],
): [JobDraft, () => void] {
  const [draft, setDraft] = useState(initial);
  const frame = useRef(0);
  const follow = useCallback(() => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      if (form.current) setDraft(readJobDraft(new FormData(form.current), offers));
    });
  }, [form, offers]);

  // Benefits restored from storage are in the form only after the first render.
  useEffect(() => {
    follow();
    return () => cancelAnimationFrame(frame.current);
  }, [follow]);
  return [draft, follow];
}
