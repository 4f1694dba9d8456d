import type { User } from '@metier/sdk/contract';
import { NavLink } from '@metier/sdk/router';
import { Button, buttonClass, joinClasses, useIsHydrated, useTexts } from '@metier/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { LanguageSwitch } from './language-switch';
import { useShell } from '../context/shell-context';
import { shellTexts } from '../shell.texts';
import styles from './header.module.css';
import { MessagesLink } from './messages-link';
import { useLivePaths } from './use-live-paths';
import { useWayBack } from './use-way-back';

function LogoutButton() {
  const texts = useTexts(shellTexts);
  const { session, ports } = useShell();
  const [isBusy, setBusy] = useState(false);

  async function logout() {
    setBusy(true);
    await session.end().catch(() => ports.notify.error(texts.logoutFailed));
    setBusy(false);
  }

  return (
    <Button variant="ghost" className={styles.logout} busy={isBusy} onClick={() => void logout()}>
      {texts.logout}
    </Button>
  );
}

/** Lazy, because visitors never see it; a failure leaves the other links. */
const AccountMenu = lazy(() =>
  import('./account-menu').then(
    (module) => ({ default: module.AccountMenu }),
    () => ({ default: () => null }),
  ),
);

/** Of the width of the menu's button, so that the links do not move when it arrives. */
const AccountPlace = () => {
  const texts = useTexts(shellTexts);
  return <span className={styles.accountPlace}>{texts.account}</span>;
};

const MESSAGES = '/messages';

const linkClass = ({ isActive }: { isActive: boolean }) => joinClasses(styles.link, isActive && styles.here);

/** Navigation links available to this visitor or user. */
export function Navigation({ user }: { user: User | undefined }) {
  const texts = useTexts(shellTexts);
  const paths = useLivePaths();
  const wayBack = useWayBack();
  const isHydrated = useIsHydrated();
  const links = user
    ? [
        { to: '/dashboard', label: texts.dashboard },
        { to: MESSAGES, label: texts.messages },
      ].filter(({ to }) => paths.has(to))
    : [{ to: `/login${wayBack}`, label: texts.login }];
  return (
    <ul className={styles.links}>
      {[{ to: '/', label: texts.home }, ...links].map(({ to, label }) => (
        <li key={to}>
          {to === MESSAGES ? (
            <MessagesLink to={to} className={linkClass} />
          ) : (
            <NavLink to={to} end={to === '/'} className={linkClass}>
              {label}
            </NavLink>
          )}
        </li>
      ))}
      {user && (
        <li>
          <Suspense fallback={<AccountPlace />}>
            {isHydrated ? <AccountMenu role={user.account_type} /> : <AccountPlace />}
          </Suspense>
        </li>
      )}
      <li>
        <LanguageSwitch />
      </li>
      <li>
        {user ? (
          <LogoutButton />
        ) : (
          <NavLink
            to={`/register${wayBack}`}
            className={joinClasses(buttonClass('primary'), styles.register)}
          >
            {texts.register}
          </NavLink>
        )}
      </li>
    </ul>
  );
}
