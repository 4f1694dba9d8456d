import { IconButton, useTexts } from '@metier/sdk/ui';
import { SCROLL_TO_TOP_PX } from '@metier/sdk/rules';
import { startTransition, useEffect, useState } from 'react';
import { listen } from '../base/listen';
import { shellTexts } from '../shell.texts';
import styles from './frame.module.css';

const isFarDown = () => window.scrollY > SCROLL_TO_TOP_PX;

function goToTop(): void {
  document.documentElement.dataset.scroll = 'smooth';
  window.scrollTo(0, 0);
  // The button is about to disappear and would lose the focus.
  document.getElementById('content')?.focus({ preventScroll: true });
}

export function BackToTop() {
  const texts = useTexts(shellTexts);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    // A key that moves the focus scrolls, too, and its frame does not wait for the button.
    const look = () => startTransition(() => setIsShown(isFarDown()));
    look();
    return listen(window, 'scroll', look);
  }, []);
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
