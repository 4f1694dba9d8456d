import type { KeyboardEvent, SubmitEvent } from 'react';
import { Button, TextAreaField, TextField, useTexts, VisuallyHidden } from '@metier/sdk/ui';
import { dashboardTexts } from '../dashboard.texts';
import styles from './profile-card.module.css';
import type { ProfilePart } from './profile-parts';

interface PartEditorProps {
  part: ProfilePart;
  draft: string;
  autoFocus: boolean;
  onDraft: (text: string) => void;
  onSave: () => void;
  onCancel: () => void;
}

/** In-place form of a profile part. Ctrl or ⌘ with Enter saves from a text area. */
export function PartEditor({ part, draft, autoFocus, onDraft, onSave, onCancel }: PartEditorProps) {
  const { profile: texts } = useTexts(dashboardTexts);
  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    onSave();
  }

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSave();
  }

  return (
    <form aria-label={texts.edit(texts[part])} className={styles.editor} onSubmit={handleSubmit}>
      {part === 'skills' ? (
        <TextField
          label={<VisuallyHidden>{texts[part]}</VisuallyHidden>}
          hint={texts.skillsHint}
          value={draft}
          autoFocus={autoFocus}
          onChange={(event) => onDraft(event.currentTarget.value)}
        />
      ) : (
        <TextAreaField
          label={<VisuallyHidden>{texts[part]}</VisuallyHidden>}
          value={draft}
          maxLength={10_000}
          autoFocus={autoFocus}
          onChange={(event) => onDraft(event.currentTarget.value)}
          onKeyDown={handleKey}
        />
      )}
      <div className={styles.buttons}>
        <Button variant="ghost" size="small" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" size="small">
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
