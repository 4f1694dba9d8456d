import type { MouseEvent, Ref } from 'react';
import { Icon } from '../icon/icon';
import styles from './error-summary.module.css';

/** A message, optionally with the id of the invalid control. */
export type ErrorMessage = string | { text: string; field: string };

export interface ErrorSummaryProps {
  title: string;
  messages: readonly ErrorMessage[];
  /** To move the focus here after a failed submit. */
  ref?: Ref<HTMLDivElement>;
}

/** All errors of a failed submit; renders nothing if there are none. */
export function ErrorSummary({ title, messages, ref }: ErrorSummaryProps) {
  if (messages.length === 0) return null;
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={styles.summary}>
      <h2 className={styles.title}>
        <Icon name="warning" />
        {title}
      </h2>
      <ul className={styles.list}>
        {messages.map((message) =>
          typeof message === 'string' ? (
            <li key={message}>{message}</li>
          ) : (
            <li key={message.field + message.text}>
              <a className={styles.link} href={`#${message.field}`} onClick={focusField}>
                {message.text}
              </a>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

/** Focuses the field without changing the URL. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
