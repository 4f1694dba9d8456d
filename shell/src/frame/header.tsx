import { Link } from '@metier/sdk/router';
import { useSession } from '@metier/sdk/session';
import { IconButton, joinClasses, Logo, Page, useIsHydrated, useTexts } from '@metier/sdk/ui';
import { useEffect } from 'react';
import { useUnreadCount } from './use-unread-count';
import { useShell } from '../context/shell-context';
import { shellTexts } from '../shell.texts';
import styles from './header.module.css';
import { UserNavigation, VisitorNavigation } from './navigation';
import { UnreadAnnouncement } from './messages-link';

const MENU_ID = 'main-menu';
const MENU_BUTTON_ID = 'main-menu-button';

interface HeaderProps {
  isMenuOpen: boolean;
  onMenu: (opens: boolean) => void;
}

export function Header({ isMenuOpen, onMenu }: HeaderProps) {
  const texts = useTexts(shellTexts);
  const user = useSession(useShell().session);
  const unread = useUnreadCount() || undefined;
  const answers = useIsHydrated();

  useEffect(() => {
    if (!isMenuOpen) return;
    function closeOnEscape({ key }: KeyboardEvent) {
      if (key !== 'Escape') return;
      onMenu(false);
      document.getElementById(MENU_BUTTON_ID)?.focus();
    }
    // A rotated phone may have room for the links: without a menu button, an open menu would leave the page
    // inert.
    function closeWhereThereIsRoom() {
      const isButtonShown = document.getElementById(MENU_BUTTON_ID)?.getClientRects().length;
      if (!isButtonShown) onMenu(false);
    }
    document.addEventListener('keydown', closeOnEscape);
    window.addEventListener('resize', closeWhereThereIsRoom);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      window.removeEventListener('resize', closeWhereThereIsRoom);
    };
  }, [isMenuOpen, onMenu]);

  return (
    <header className={joinClasses(styles.header, isMenuOpen && styles.menuIsOpen)}>
      <Page bare className={styles.row}>
        <IconButton
          id={MENU_BUTTON_ID}
          icon={isMenuOpen ? 'close' : 'menu'}
          label={isMenuOpen ? texts.closeMenu : texts.withUnread(texts.menu, unread)}
          data-unread={unread}
          className={styles.menuButton}
          aria-expanded={isMenuOpen}
          aria-controls={MENU_ID}
          aria-disabled={!answers || undefined}
          onClick={() => onMenu(!isMenuOpen)}
        />
        <Link to="/" className={styles.home} aria-label={texts.homeLink}>
          <Logo
            tagline={
              <span className={joinClasses(styles.tagline, user && styles.spare)}>{texts.tagline}</span>
            }
          />
        </Link>
        <nav aria-label={texts.mainMenu} className={styles.navigation}>
          {user ? <UserNavigation id={MENU_ID} user={user} /> : <VisitorNavigation id={MENU_ID} />}
        </nav>
        <UnreadAnnouncement />
      </Page>
    </header>
  );
}
