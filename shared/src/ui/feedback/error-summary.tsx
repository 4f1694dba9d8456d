import type { MouseEvent, Ref } from 'react';
import { Icon } from '../icon/icon';
import styles from './error-summary.module.css';

/** A message, or a message about the control with that id. */
export type ErrorMessage = string | { text: string; field: string };

export interface ErrorSummaryProps {
  title: string;
  messages: readonly ErrorMessage[];
  /** To move the focus here after a refused submit. */
  ref?: Ref<HTMLDivElement>;
}

/** Everything that kept a form from going through; nothing when there is nothing. */
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

/** Goes to the field itself, and leaves the page's address alone. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
