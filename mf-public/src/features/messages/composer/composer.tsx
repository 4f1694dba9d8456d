import type { MessageBody } from '@metier/sdk/contract';
import { MESSAGE_MAX_LENGTH } from '@metier/sdk/rules';
import { Button, CheckboxField, joinClasses, TextField, useTexts } from '@metier/sdk/ui';
import { useId, useRef, type KeyboardEvent, type Ref } from 'react';
import styles from './composer.module.css';
import type { ThreadHead } from '../load-messages';
import { messagesTexts } from '../messages.texts';
import { TemplatesButton } from './templates-button';
import type { Draft } from './use-drafts';

interface ComposerProps {
  ref: Ref<HTMLTextAreaElement>;
  head: ThreadHead;
  /** True for the first message of a conversation, which has a subject. */
  isFirst: boolean;
  isEmployer: boolean;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  onSend: (body: MessageBody) => void;
}

/** Message input. Ctrl or Cmd with Enter sends, Enter alone inserts a line break. */
export function Composer({ ref, head, isFirst, isEmployer, draft, onDraft, onSend }: ComposerProps) {
  const { composer: texts } = useTexts(messagesTexts);
  const { application, job, other } = head;
  const { body, subject = texts.subjectOf(job.title), isCopied = false } = draft;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const over = body.trim().length - MESSAGE_MAX_LENGTH;

  function send() {
    if (body.trim() === '' || over > 0) {
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    onSend({
      application,
      recipient: other.id,
      body,
      ...(isFirst && { subject }),
      ...(isEmployer && { send_copy: isCopied }),
    });
  }

  /** Keeps what is already written. */
  function insertTemplate(text: string) {
    onDraft({ ...draft, body: [body.trim(), text].filter(Boolean).join('\n\n') });
    // After the closing dialog has given the focus back to its button.
    setTimeout(() => form.current?.querySelector('textarea')?.focus());
  }

  function sendOnKeys(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      ref={form}
      className={joinClasses(styles.composer, isFirst && styles.isFirst)}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {isFirst && (
        <TextField
          label={texts.subject}
          value={subject}
          maxLength={200}
          onChange={({ target }) => onDraft({ ...draft, subject: target.value })}
        />
      )}
      <textarea
        ref={ref}
        aria-label={texts.label(other.name)}
        rows={isFirst ? 5 : 2}
        value={body}
        placeholder={texts.placeholder}
        aria-describedby={`${id}-notes`}
        aria-invalid={over > 0 || undefined}
        className={styles.area}
        onChange={({ target }) => onDraft({ ...draft, body: target.value })}
        onKeyDown={sendOnKeys}
      />
      <div className={styles.foot}>
        {isEmployer && <TemplatesButton head={head} onPick={insertTemplate} />}
        {isEmployer && (
          <CheckboxField
            label={texts.copy}
            checked={isCopied}
            onChange={({ target }) => onDraft({ ...draft, isCopied: target.checked })}
          />
        )}
        <p id={`${id}-notes`} className={over > 0 ? styles.tooLong : styles.hint}>
          {over > 0 ? texts.tooLong(over) : texts.shortcut}
        </p>
        <Button type="submit" className={styles.send}>
          {texts.send}
        </Button>
      </div>
    </form>
  );
}
