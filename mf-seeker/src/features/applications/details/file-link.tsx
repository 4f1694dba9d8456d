import type { ReactNode } from 'react';
import { Icon } from '@metier/sdk/ui';
import styles from './application-details.module.css';

/** Link to a file of the application, opened in a new tab. */
export const FileLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noreferrer" className={styles.file}>
    <Icon name="file" size="small" />
    {children}
  </a>
);
