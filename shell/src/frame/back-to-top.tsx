import { IconButton, useTexts } from '@metier/sdk/ui';
import { SCROLL_TO_TOP_PX } from '@metier/sdk/rules';
import { useSyncExternalStore } from 'react';
import { shellTexts } from '../shell.texts';
import styles from './frame.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

const isFarDown = () => window.scrollY > SCROLL_TO_TOP_PX;

function goToTop(): void {
  document.documentElement.dataset.scroll = 'smooth';
  window.scrollTo(0, 0);
  // The button is about to disappear and would lose the focus.
  document.getElementById('content')?.focus({ preventScroll: true });
}

export function BackToTop() {
  const texts = useTexts(shellTexts);
  const isShown = useSyncExternalStore(subscribe, isFarDown, () => false);
  if (!isShown) return null;
  return (
    <IconButton
      icon="arrow-up"
      label={texts.backToTop}
      variant="secondary"
      className={styles.backToTop}
      onClick={goToTop}
    />
  );
}
