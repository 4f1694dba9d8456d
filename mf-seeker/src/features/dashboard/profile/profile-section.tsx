import { useRef, useState } from 'react';
import { useMutation, usePorts } from '@metier/sdk/remote';
import { readSkills, writeSkills } from '@metier/sdk/rules';
import { Button, Icon, IconButton, useTexts } from '@metier/sdk/ui';
import { readErrorMessage, savePart } from '../dashboard-mutations';
import { dashboardTexts } from '../dashboard.texts';
import { PartEditor } from './part-editor';
import { PartText } from './part-text';
import styles from './profile-card.module.css';
import type { ProfilePart } from './profile-parts';
import type { ShownSeeker } from '../shown-fields';

interface ProfileSectionProps {
  part: ProfilePart;
  seekerId: number;
  saved: string;
  /** The edited text; undefined while the part is not being edited. */
  draft: string | undefined;
  onDraft: (text: string | undefined) => void;
  /** Called with the part's current value from the server. */
  onSaved: (now: Partial<ShownSeeker>) => void;
}

/** One part of the profile, with in-place editing. */
export function ProfileSection(props: ProfileSectionProps) {
  const { profile: texts } = useTexts(dashboardTexts);
  const { part, saved, draft, onDraft } = props;
  const { sent, save } = usePartSave(props);
  const heading = useRef<HTMLHeadingElement>(null);
  // An editor that reopens after a refusal must not move the focus.
  const [shouldFocus, setAsked] = useState(false);
  const text = sent ?? saved;
  const title = texts[part];

  function open() {
    setAsked(true);
    onDraft(saved);
  }

  function close() {
    setAsked(false);
    onDraft(undefined);
    heading.current?.focus();
  }

  return (
    <section aria-labelledby={`profile-${part}`} className={styles.part}>
      <div className={styles.partHead}>
        <h3 ref={heading} id={`profile-${part}`} tabIndex={-1}>
          {title}
        </h3>
        <span role="status" className={styles.saving}>
          {sent !== undefined && texts.saving}
        </span>
        {draft === undefined && sent === undefined && saved && (
          <IconButton icon="edit" size="small" label={texts.edit(title)} onClick={open} />
        )}
      </div>
      {draft !== undefined ? (
        <PartEditor
          part={part}
          draft={draft}
          autoFocus={shouldFocus}
          onDraft={onDraft}
          onCancel={close}
          onSave={() => {
            close();
            if (draft.trim() !== saved) save(draft);
          }}
        />
      ) : text ? (
        <PartText part={part} text={text} />
      ) : (
        <div className={styles.nothing}>
          <p>{texts.nothing[part]}</p>
          <Button variant="soft" size="small" onClick={open}>
            <Icon name="plus" size="small" />
            {texts.add(title)}
          </Button>
        </div>
      )}
    </section>
  );
}

/**
 * Optimistic update: shows the text while it is saved; a failure rolls back and reopens the editor with the
 * typed text.
 */
function usePartSave({ part, seekerId, saved, onDraft, onSaved }: ProfileSectionProps) {
  const { profile: texts } = useTexts(dashboardTexts);
  const { http, notify } = usePorts();
  const toText = (draft: string) => (part === 'skills' ? writeSkills(readSkills(draft)) : draft.trim());
  const { run, pending } = useMutation({
    call: (draft: string) => savePart(http, { seekerId, part, before: saved, text: toText(draft) }),
    done({ isSaved, now }, draft) {
      onSaved(now);
      if (isSaved) return;
      notify.error(texts.changedElsewhere(texts[part]));
      onDraft(draft);
    },
    failed(error, draft) {
      onDraft(draft);
      return part === 'skills' ? texts.skillsFailed(readErrorMessage(error)) : texts.saveFailed(part);
    },
  });
  return { sent: pending === undefined ? undefined : toText(pending), save: run };
}
