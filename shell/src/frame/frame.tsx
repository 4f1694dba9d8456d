import { useLocation } from '@metier/sdk/router';
import { useTexts } from '@metier/sdk/ui';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { ReminderSlot } from '../email-reminder/reminder-slot';
import { recordFrame } from '../isolation/frame-watch';
import { ReleaseNotices } from '../releases/release-corner';
import { shellTexts } from '../shell.texts';
import { ArrivalFocus } from './arrival-focus';
import { BackToTop } from './back-to-top';
import { Footer } from './footer';
import styles from './frame.module.css';
import { Header } from './header';
import { NavigationProgress } from './navigation-progress';
import { PageScroll } from './page-scroll';

/** Header, main area and footer around every page. */
export function Frame({ children }: { children: ReactNode }) {
  const texts = useTexts(shellTexts);
  const location = useLocation();
  // Keyed by location, so that any navigation closes the menu.
  const [menuPlace, setMenuPlace] = useState<string>();
  const isMenuOpen = menuPlace === location.key;
  useLayoutEffect(recordFrame, []);
  return (
    <>
      <a href="#content" className={styles.skip} inert={isMenuOpen}>
        {texts.skip}
      </a>
      <NavigationProgress />
      <Header isMenuOpen={isMenuOpen} onMenu={(opens) => setMenuPlace(opens ? location.key : undefined)} />
      {!isMenuOpen && <ReminderSlot />}
      <main id="content" tabIndex={-1} className={styles.main} inert={isMenuOpen}>
        {children}
      </main>
      <Footer isInert={isMenuOpen} />
      {!isMenuOpen && <BackToTop />}
      <ReleaseNotices />
      <ArrivalFocus />
      <PageScroll />
    </>
  );
}
