import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './profile-head.module.css';

export interface ProfileHeadProps {
  /** A huge avatar or logo. */
  picture: ReactNode;
  name: string;
  /** List items, most of them an `IconFact`. */
  children: ReactNode;
  /** Links and buttons of the same rank; the last may be the main one. */
  ways?: ReactNode;
}

/** Who a page is about: picture, name, the facts that introduce a person or a company, and the ways from here. */
export function ProfileHead({ picture, name, children, ways }: ProfileHeadProps) {
  return (
    <header className={styles.head}>
      {picture}
      <div className={styles.words}>
        <h1 className={styles.name}>{name}</h1>
        <ul className={styles.facts}>{children}</ul>
      </div>
      {ways && <div className={styles.ways}>{ways}</div>}
    </header>
  );
}

export interface IconFactProps {
  icon: IconName;
  /** What the icon says to those who see it. */
  label: string;
  children: ReactNode;
}

/** A short fact whose kind is told by an icon; an item of a list. */
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
