import type { MessageTemplate } from '@metier/sdk/contract';
import { TEMPLATE_MAX_LENGTH } from '@metier/sdk/rules';
import { SelectField, TextAreaField, useTexts } from '@metier/sdk/ui';
import styles from './planned.module.css';
import { plannedTexts } from './planned.texts';
import type { RejectionText } from './use-rejection-text';

interface RejectMessageProps {
  letter: RejectionText;
  /** The company's rejections. */
  templates: readonly MessageTemplate[];
  /** The first of several candidates; undefined for one, whose text is filled in already. */
  name: string | undefined;
  errors: readonly string[];
}

/** The message of a rejection: its template and its text, for several candidates with a preview. */
export function RejectMessage({ letter, templates, name, errors }: RejectMessageProps) {
  const { reject: texts } = useTexts(plannedTexts);
  const { templateId, setTemplate, text, setText, preview } = letter;
  const options = templates.map(({ id, name: label }) => ({ value: String(id), label }));
  return (
    <>
      {templates.length > 0 && (
        <SelectField
          label={texts.template}
          options={[...options, { value: '', label: texts.builtIn }]}
          value={String(templateId ?? '')}
          onChange={({ currentTarget: { value } }) => setTemplate(value ? Number(value) : undefined)}
        />
      )}
      <TextAreaField
        name="message"
        label={texts.message}
        hint={
          name === undefined
            ? texts.filledHint
            : texts.placeholdersHint('{candidate}, {job}, {company}, {reason}')
        }
        errors={errors}
        required
        rows={10}
        maxLength={TEMPLATE_MAX_LENGTH}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {name !== undefined && (
        <section className={styles.preview} aria-label={texts.preview(name)}>
          <h3 className={styles.previewTitle}>{texts.preview(name)}</h3>
          <p className={styles.previewText}>{preview}</p>
        </section>
      )}
    </>
  );
}
