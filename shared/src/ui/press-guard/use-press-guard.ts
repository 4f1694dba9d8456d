import { useEffect, useRef, useState, type MouseEvent } from 'react';

/** What has stood under the pointer for less than this is not what the person meant to press. */
export const PRESS_GUARD_MS = 500;

/** What is spread on the element around controls that change in place. */
export interface PressGuard {
  readonly 'aria-disabled': true | undefined;
  readonly onClickCapture: (event: MouseEvent) => void;
}

/**
 * Ignores presses in an element for half a second after its controls have changed their meaning or their place, so
 * that the second press of a double click, however slow, never does what the first one has put there. `meaning` names what the
 * controls do, such as a status or the ids of a list; what is shown first may be pressed at once.
 */
export function usePressGuard(meaning: string): PressGuard {
  const [shown, setShown] = useState({ meaning, isFresh: false });
  /** What the controls did at the last press that was not the second of a double click. */
  const pressed = useRef(meaning);
  if (shown.meaning !== meaning) setShown({ meaning, isFresh: true });
  useEffect(() => {
    if (!shown.isFresh) return;
    const timer = setTimeout(() => setShown({ ...shown, isFresh: false }), PRESS_GUARD_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return {
    'aria-disabled': shown.isFresh || undefined,
    onClickCapture(event) {
      if (event.detail < 2) pressed.current = meaning;
      if (!shown.isFresh && pressed.current === meaning) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
