import { visuallyHiddenClass } from '../visually-hidden/visually-hidden';
import styles from './loading.module.css';
import { Spinner } from './spinner';

export interface LoadingTextProps {
  children: string;
  lang?: string;
  /** Only announced, where skeletons are visible. */
  hidden?: boolean;
}

/** Announces that content is loading. */
export function LoadingText({ children, lang, hidden }: LoadingTextProps) {
  return (
    <div role="status" lang={lang} className={hidden ? visuallyHiddenClass : styles.loading}>
      {!hidden && <Spinner />}
      <span>{children}</span>
    </div>
  );
}
