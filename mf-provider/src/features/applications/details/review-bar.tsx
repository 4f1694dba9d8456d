import { useEffect, useEffectEvent, useRef } from 'react';
import { Button, Icon, useTexts, VisuallyHidden } from '@metier/sdk/ui';
import { applicationsTexts } from '../applications.texts';
import type { Review } from '../use-review';
import styles from './review-bar.module.css';

const TYPING = 'input, textarea, select, [contenteditable], [role="menu"]';

interface ReviewBarProps extends Review {
  /** The applicant shown. */
  name: string;
}

/** Steps to the previous and the next application, also by the keys K and J, and announces who is shown. */
export function ReviewBar({ name, position, total, goPrevious, goNext }: ReviewBarProps) {
  const { review: texts } = useTexts(applicationsTexts);
  const bar = useRef<HTMLDivElement>(null);
  useStepKeys(bar, { j: goNext, k: goPrevious });
  useKeptFocus(bar, name);

  return (
    <div ref={bar} role="group" aria-label={texts.label} className={styles.bar}>
      {/* `aria-disabled` keeps the focus on the button at either end of the list. */}
      <Button
        size="small"
        variant="secondary"
        aria-disabled={!goPrevious}
        aria-keyshortcuts={texts.keys.previous}
        onClick={goPrevious}
      >
        <Icon name="chevron-left" size="small" />
        {texts.previous}
        <Key>{texts.keys.previous}</Key>
      </Button>
      <Button
        size="small"
        variant="secondary"
        aria-disabled={!goNext}
        aria-keyshortcuts={texts.keys.next}
        onClick={goNext}
      >
        {texts.next}
        <Key>{texts.keys.next}</Key>
        <Icon name="chevron-right" size="small" />
      </Button>
      <span aria-hidden="true" className={styles.position}>
        {texts.position(position, total)}
      </span>
      <div aria-live="polite" aria-atomic="true">
        <VisuallyHidden>{texts.announced(name, position, total)}</VisuallyHidden>
      </div>
    </div>
  );
}

/** Decorative: assistive technology reads `aria-keyshortcuts`. */
function Key({ children }: { children: string }) {
  return (
    <kbd aria-hidden="true" className={styles.key}>
      {children}
    </kbd>
  );
}

/** Calls the step of a pressed letter, unless something is being written or another dialog is on top. */
function useStepKeys(
  bar: { readonly current: HTMLElement | null },
  steps: Readonly<Record<string, (() => void) | undefined>>,
) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, altKey, ctrlKey, metaKey, defaultPrevented } = event;
    if (defaultPrevented || altKey || ctrlKey || metaKey) return;
    if (target instanceof Element && target.closest(TYPING)) return;
    const isOnTop = [...document.querySelectorAll('dialog[open]')].at(-1) === bar.current?.closest('dialog');
    if (isOnTop) steps[key.toLowerCase()]?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Focuses the title when the step has removed the focused element. */
function useKeptFocus(bar: { readonly current: HTMLElement | null }, name: string) {
  useEffect(() => {
    if (document.activeElement === document.body)
      bar.current?.closest('dialog')?.querySelector('h2')?.focus();
  }, [bar, name]);
}
