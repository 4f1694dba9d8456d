import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes';
import styles from './page.module.css';

export interface PageProps extends ComponentProps<'div'> {
  /** 1160 px; `narrow` (720) for forms and reading, `slim` (432) for signing in. */
  width?: 'wide' | 'narrow' | 'slim';
  /** Without the room above and below, for a header or a footer. */
  bare?: boolean;
}

/** The content column of a page. */
export function Page({ width = 'wide', bare, className, ...rest }: PageProps) {
  return (
    <div
      {...rest}
      className={joinClasses(
        styles.page,
        !bare && styles.spaced,
        width !== 'wide' && styles[width],
        className,
      )}
    />
  );
}
