import { useState } from 'react';
import { createMessageTemplate, deleteMessageTemplate } from '@metier/sdk/api';
import type { MessageTemplate } from '@metier/sdk/contract';
import { Section, useMutation, usePorts, useUndoToast } from '@metier/sdk/remote';
import { useLoaderData, useRevalidator } from '@metier/sdk/router';
import { labelOf, LANGUAGE_NAMES, templateKindsTexts } from '@metier/sdk/rules';
import { Badge, Button, Dialog, DialogActions, ErrorPanel, useTexts } from '@metier/sdk/ui';
import type { ApplicationsData } from '../load-applications';
import styles from './planned.module.css';
import { TemplateForm } from './template-form';
import { templatesTexts } from './templates.texts';

/** The company's templates: a list, and the form of one in its place. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(templatesTexts);
  const { templates } = useLoaderData<ApplicationsData>();
  const [edited, setEdited] = useState<MessageTemplate | 'new'>();
  if (edited) {
    const template = edited === 'new' ? undefined : edited;
    return (
      <Dialog
        open
        size="large"
        title={template ? texts.editTitle(template.name) : texts.addTitle}
        onClose={() => setEdited(undefined)}
      >
        <TemplateForm template={template} onDone={() => setEdited(undefined)} />
      </Dialog>
    );
  }
  return (
    <Dialog open size="large" title={texts.title} onClose={onClose}>
      <p className={styles.hint}>{texts.hint}</p>
      <Section of={templates} failed={(retry) => <ErrorPanel title={texts.loadFailed} {...retry} />}>
        {(items) => (
          <>
            {items.length === 0 && <p>{texts.none}</p>}
            <ul className={styles.templates}>
              {items.map((template) => (
                <Item
                  key={template.id}
                  template={template}
                  namesLanguage={new Set(items.map(({ language }) => language)).size > 1}
                  onEdit={() => setEdited(template)}
                />
              ))}
            </ul>
          </>
        )}
      </Section>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {texts.close}
        </Button>
        <Button onClick={() => setEdited('new')}>{texts.add}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Deletes a template; its toast restores it with a new id. */
function useRemoval({ id, ...content }: MessageTemplate) {
  const texts = useTexts(templatesTexts);
  const { http } = usePorts();
  const { revalidate } = useRevalidator();
  const announce = useUndoToast();
  return useMutation({
    call: () => deleteMessageTemplate(http, id),
    async done() {
      announce(texts.removed(content.name), {
        undo: () => createMessageTemplate(http, content),
        undone: texts.restored(content.name),
        failed: texts.restoreFailed,
      });
      await revalidate();
    },
    failed: texts.removeFailed,
  });
}

interface ItemProps {
  template: MessageTemplate;
  /** Whether the company has templates in several languages. */
  namesLanguage: boolean;
  onEdit: () => void;
}

function Item({ template, namesLanguage, onEdit }: ItemProps) {
  const texts = useTexts(templatesTexts);
  const templateKinds = useTexts(templateKindsTexts);
  const { name, kind, language, text } = template;
  const removal = useRemoval(template);
  return (
    <li className={styles.template}>
      <div className={styles.words}>
        <p className={styles.name}>
          {name} <Badge>{labelOf(templateKinds.kinds, kind)}</Badge>{' '}
          {namesLanguage && <Badge>{LANGUAGE_NAMES[language]}</Badge>}
        </p>
        <p lang={language} className={styles.hint}>
          {text.split('\n').find((line) => line.trim().length > 20) ?? text}
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          size="small"
          variant="ghost"
          aria-label={texts.removeOf(name)}
          busy={removal.isPending}
          onClick={() => removal.run()}
        >
          {texts.remove}
        </Button>
        <Button size="small" variant="secondary" aria-label={texts.editOf(name)} onClick={onEdit}>
          {texts.edit}
        </Button>
      </div>
    </li>
  );
}
