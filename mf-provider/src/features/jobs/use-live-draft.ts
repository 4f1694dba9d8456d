import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Benefit } from '@metier/shared/rules';
import { readJobDraft, type JobDraft } from './job-draft';

/**
 * The form as it stands, read again once a frame at most: after the render that an event caused, for a line that was
 * added or a benefit that was chosen is only in the form then.
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

  // What the browser's storage remembers stands in the form after the first render.
  useEffect(() => {
    follow();
    return () => cancelAnimationFrame(frame.current);
  }, [follow]);
  return [draft, follow];
}
