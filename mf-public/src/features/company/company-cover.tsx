import type { ReactNode } from 'react';
import type { CompanyPicture } from '@metier/sdk/contract';
import styles from './company-cover.module.css';

interface CompanyCoverProps {
  /** Left out by a company without pictures, whose head then stands alone. */
  cover: CompanyPicture | undefined;
  /** What lies over the lower edge of the cover. */
  children: ReactNode;
}

/** The head of a company's page on its cover. */
export function CompanyCover({ cover, children }: CompanyCoverProps) {
  return (
    <div className={styles.hero}>
      {cover && (
        <img
          src={cover.address}
          alt={cover.text}
          width={cover.width}
          height={cover.height}
          fetchPriority="high"
          className={styles.cover}
        />
      )}
      <div className={styles.panel}>{children}</div>
    </div>
  );
}
