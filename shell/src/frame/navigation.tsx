import type { User } from '@metier/sdk/contract';
import { Link } from '@metier/sdk/router';
import { buttonClass, Icon, joinClasses, useTexts } from '@metier/sdk/ui';
import { AccountMenu } from './account-menu';
import { shellTexts } from '../shell.texts';
import { MESSAGES } from './entries';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch';
import { MessagesLink } from './messages-link';
import { NotificationsLink } from './notifications-link';
import { useCurrent, useEntries } from './use-entries';
import { useWayBack } from './use-way-back';

interface NavigationProps {
  /** Of the list, which is the menu of a phone. */
  id: string;
}

/** Home, login, language and registration, for a visitor. */
export function VisitorNavigation({ id }: NavigationProps) {
  const texts = useTexts(shellTexts);
  const wayBack = useWayBack();
  const current = useCurrent(['/', '/login', '/register']);
  return (
    <>
      <ul id={id} className={styles.links}>
        {[
          { to: '/', query: '', label: texts.home },
          { to: '/login', query: wayBack, label: texts.login },
        ].map(({ to, query, label }) => (
          <li key={to}>
            <Link to={to + query} aria-current={to === current ? 'page' : undefined} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <LanguageSwitch />
        </li>
      </ul>
      <Link
        to={`/register${wayBack}`}
        aria-current={current === '/register' ? 'page' : undefined}
        className={buttonClass('primary')}
      >
        {texts.register}
      </Link>
    </>
  );
}

/** The places of a role in the open; the rest is behind the person's picture. */
export function UserNavigation({ id, user }: NavigationProps & { user: User }) {
  const { common, places, action } = useEntries(user);
  const current = useCurrent([...places, ...common, ...(action ? [action] : [])].map(({ to }) => to));
  const markOf = (to: string, isFirst = true) => (to === current && isFirst ? 'page' : undefined);
  const isPlace = (address: string) => places.some(({ to }) => to === address);
  return (
    <>
      <ul id={id} className={joinClasses(styles.links, styles.places)}>
        {common.map(({ to, label }) => (
          <li key={to} className={styles.common}>
            <Link to={to} aria-current={markOf(to, !isPlace(to))} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
        {places.map(({ to, label }) => (
          <li key={to}>
            {to === MESSAGES ? (
              <MessagesLink to={to} aria-current={markOf(to)} className={styles.link} />
            ) : (
              <Link to={to} aria-current={markOf(to)} className={styles.link}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {action && (
        <Link
          to={action.to}
          aria-current={markOf(action.to)}
          title={action.label}
          className={joinClasses(buttonClass('primary', 'small'), styles.action)}
        >
          <Icon name="plus" size="small" />
          <span className={styles.actionName}>{action.label}</span>
        </Link>
      )}
      <NotificationsLink />
      <AccountMenu user={user} />
    </>
  );
}
