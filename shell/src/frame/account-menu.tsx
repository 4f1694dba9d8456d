import { isRole } from '@metier/sdk/rules';
import { Link, useNavigate } from '@metier/sdk/router';
import { Menu, useTexts } from '@metier/sdk/ui';
import { shellTexts } from '../shell.texts';
import { ACCOUNT_ENTRIES } from './account-entries';
import styles from './account-menu.module.css';
import { useLivePaths } from './use-live-paths';

/**
 * The pages of a role: a menu in the header, and a plain list inside the menu of a phone, which a second menu
 * would only hide.
 */
export function AccountMenu({ role }: { role: string }) {
  const texts = useTexts(shellTexts);
  const navigate = useNavigate();
  const paths = useLivePaths();
  // A session may have a role of a later release.
  const known = isRole(role) ? ACCOUNT_ENTRIES[role] : [];
  const entries = known.filter(({ to }) => paths.has(to.replace(/#.*/, '')));
  if (entries.length === 0) return null;
  const items = entries.map(({ to, label, icon }) => ({
    label: texts.entries[label],
    icon,
    href: to,
    onSelect: () => void navigate(to),
  }));
  return (
    <>
      <div className={styles.menu}>
        <Menu label={texts.account} items={items} size="medium">
          {texts.account}
        </Menu>
      </div>
      <ul className={styles.list} aria-label={texts.account}>
        {entries.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              {texts.entries[label]}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
