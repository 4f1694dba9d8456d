import type { ReactNode, Ref } from 'react';
import { Icon } from '../icon/icon';
import { joinClasses } from '../join-classes';
import styles from './alert.module.css';

export interface AlertProps {
  /** A warning does not keep a form from being sent. */
  kind?: 'error' | 'warning' | 'success';
  children: ReactNode;
  /** Language of the message, when it is not the page's. */
  lang?: string | undefined;
  /** To move the focus here after a failed submit. */
  ref?: Ref<HTMLDivElement>;
}

/** One message about the whole of a form, announced when it appears. */
export function Alert({ kind = 'error', children, lang, ref }: AlertProps) {
  const isError = kind === 'error';
  return (
    <div
      ref={ref}
      role={isError ? 'alert' : 'status'}
      lang={lang}
      tabIndex={ref ? -1 : undefined}
      className={joinClasses(styles.alert, styles[kind])}
    >
      <Icon name={kind === 'success' ? 'check-circle' : 'warning'} className={styles.sign} />
      <div className={styles.words}>{children}</div>
    </div>
  );
}
