import { useEffect, useRef, useState } from 'react';
import { saveNotes } from '@metier/sdk/api';
import type { Application } from '@metier/sdk/contract';
import { useMutation, usePorts } from '@metier/sdk/remote';
import { useLocation, useRevalidator } from '@metier/sdk/router';
import { Button, TextAreaField, useTexts } from '@metier/sdk/ui';
import { applicationsTexts } from '../applications.texts';
import styles from './application-dialog.module.css';

/** URL fragment that opens the details at the notes. */
export const NOTES = '#notes';

/** Unsaved notes by the id of their application. */
export type NoteDrafts = Map<number, string>;

/** Private notes of the company about an applicant; read-only once the application is withdrawn. */
export function NotesSection({ application, drafts }: { application: Application; drafts: NoteDrafts }) {
  const { notes: texts } = useTexts(applicationsTexts);
  const { id, notes = '', status } = application;
  return (
    <section className={styles.section}>
      <h3>{texts.title}</h3>
      {status === 'withdrawn' ? (
        <p className={styles.text}>{notes.trim() || <span className={styles.none}>{texts.none}</span>}</p>
      ) : (
        <NotesForm key={id} id={id} saved={notes} drafts={drafts} />
      )}
    </section>
  );
}

function NotesForm({ id, saved, drafts }: { id: number; saved: string; drafts: NoteDrafts }) {
  const { notes: texts } = useTexts(applicationsTexts);
  const { http, notify } = usePorts();
  const { revalidate } = useRevalidator();
  const [notes, setNotes] = useState(drafts.get(id) ?? saved);
  const field = useRef<HTMLTextAreaElement>(null);
  const { hash } = useLocation();

  // Runs after the dialog has opened and set its own initial focus.
  useEffect(() => {
    if (hash === NOTES) field.current?.focus();
  }, [hash]);

  function handleChange(value: string) {
    setNotes(value);
    drafts.set(id, value);
  }

  const save = useMutation({
    call: () => saveNotes(http, id, notes),
    async done() {
      drafts.delete(id);
      notify.success(texts.saved);
      await revalidate();
    },
    failed: texts.failed,
  });

  return (
    <>
      <TextAreaField
        ref={field}
        label={texts.label}
        hint={texts.hint}
        value={notes}
        rows={3}
        maxLength={20_000}
        onChange={(event) => handleChange(event.currentTarget.value)}
      />
      <div>
        <Button
          size="small"
          variant="secondary"
          busy={save.isPending}
          busyText={texts.saving}
          disabled={notes === saved}
          onClick={() => save.run()}
        >
          {texts.save}
        </Button>
      </div>
    </>
  );
}
