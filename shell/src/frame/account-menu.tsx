import type { User } from '@metier/sdk/contract';
import { Link } from '@metier/sdk/router';
import { Avatar, Button, CompanyLogo, useIsHydrated, useTexts } from '@metier/sdk/ui';
import { useId, useRef, useState, type FocusEvent, type MouseEvent, type ToggleEvent } from 'react';
import { useShell } from '../context/shell-context';
import { shellTexts } from '../shell.texts';
import styles from './account-menu.module.css';
import { LanguageSwitch } from './language-switch';
import { useCurrent, useEntries } from './use-entries';

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
    <Button variant="secondary" size="small" busy={isBusy} onClick={() => void logout()}>
      {texts.logout}
    </Button>
  );
}

/**
 * The person's picture, and behind it in a native popover what is not opened daily. Links and not a menu of
 * actions, because a select is among them.
 */
export function AccountMenu({ user }: { user: User }) {
  const texts = useTexts(shellTexts);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // What the server sends has no popovers.
  const isHydrated = useIsHydrated();
  const opener = useRef<HTMLButtonElement>(null);
  const Picture = user.account_type === 'job_provider' ? CompanyLogo : Avatar;

  // Emptied only after closing, because the browser returns the focus only while it is inside.
  const followOpening = ({ newState }: ToggleEvent) => newState === 'open' && setOpen(true);
  const followClosing = ({ newState }: ToggleEvent) => newState === 'closed' && setOpen(false);

  function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLDivElement>) {
    if ((target as Element).closest('a')) currentTarget.hidePopover();
  }

  // Left open behind the focus, it would cover the page.
  function closeBehindFocus({ relatedTarget, currentTarget }: FocusEvent<HTMLDivElement>) {
    const isLeft =
      relatedTarget && relatedTarget !== opener.current && !currentTarget.contains(relatedTarget);
    if (isLeft) currentTarget.hidePopover();
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        popoverTarget={isHydrated ? id : undefined}
        aria-disabled={!isHydrated || undefined}
        aria-label={texts.account}
        title={texts.account}
        className={styles.opener}
      >
        <Picture name={user.username} src={user.profile_picture} size="small" />
      </button>
      {isHydrated && (
        <div
          id={id}
          popover="auto"
          role="group"
          aria-label={texts.account}
          className={styles.panel}
          onBeforeToggle={followOpening}
          onToggle={followClosing}
          onClick={closeAfterLink}
          onBlur={closeBehindFocus}
        >
          {isOpen && <AccountPanel user={user} />}
        </div>
      )}
    </>
  );
}

function AccountPanel({ user }: { user: User }) {
  const { common, account } = useEntries(user);
  const current = useCurrent([...account, ...common].map(({ to }) => to));
  return (
    <>
      <p className={styles.who}>
        <strong>{user.username}</strong>
        <span>{user.email}</span>
      </p>
      <ul className={styles.list}>
        {[...common, ...account].map(({ to, label }) => (
          <li key={to} className={common.some((each) => each.to === to) ? styles.common : undefined}>
            <Link to={to} aria-current={to === current ? 'page' : undefined} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.end}>
        <LanguageSwitch />
        <LogoutButton />
      </div>
    </>
  );
}
