import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon';
import { joinClasses } from '../join-classes';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './profile-head.module.css';

export interface ProfileHeadProps {
  /** A huge avatar or logo. */
  picture: ReactNode;
  name: string;
  /** List items, most of them an `IconFact`. */
  children: ReactNode;
  /** With it a phone folds the facts under these words. */
  fold?: string;
  /** Links and buttons of the same rank; the last may be the main one. */
  actions?: ReactNode;
}

/** Header of a profile page: picture, name, key facts of the person or company, and actions. */
export function ProfileHead({ picture, name, fold, children, actions }: ProfileHeadProps) {
  const facts = <ul className={styles.facts}>{children}</ul>;
  return (
    <header className={joinClasses(styles.head, fold !== undefined && styles.compact)}>
      {picture}
      <div className={styles.words}>
        <h1 className={styles.name}>{name}</h1>
        {fold === undefined ? (
          facts
        ) : (
          <details className={styles.fold}>
            <summary className={styles.summary}>
              {fold}
              <Icon name="chevron-down" size="small" />
            </summary>
            {facts}
          </details>
        )}
      </div>
      {actions && <div className={styles.ways}>{actions}</div>}
    </header>
  );
}

export interface IconFactProps {
  icon: IconName;
  /** Text alternative of the icon. */
  label: string;
  children: ReactNode;
}

/** A list item with a short fact whose kind is shown by an icon. */
export function IconFact({ icon, label, children }: IconFactProps) {
  return (
    <li className={styles.fact}>
      <Icon name={icon} size="small" />
      <span>
        <VisuallyHidden>{label}: </VisuallyHidden>
        {children}
      </span>
    </li>
  );
}
