import { LANGUAGE_NAMES, TEMPLATE_MAX_LENGTH } from '@metier/sdk/rules';
import { SelectField, TextAreaField, useTexts } from '@metier/sdk/ui';
import { lettersTexts } from '../../../letters/letters.texts';
import styles from './planned.module.css';
import { plannedTexts } from './planned.texts';
import type { RejectionLetter } from './rejection-letter';

interface RejectMessageProps {
  letter: RejectionLetter;
  onTemplate: (id: number | undefined) => void;
  onText: (text: string) => void;
  /** Whether the text is filled in already, because there is one candidate. */
  isFilled: boolean;
  /** Whether it is one of several letters, so that its fields and its heading name its language. */
  isOneOfSeveral: boolean;
  errors: readonly string[];
}

/** A letter of a rejection: its template, its subject and its text, with a preview unless it is filled in. */
export function RejectMessage({
  letter,
  onTemplate,
  onText,
  isFilled,
  isOneOfSeveral,
  errors,
}: RejectMessageProps) {
  const { reject: texts } = useTexts(plannedTexts);
  const { subject: nameSubject } = useTexts(lettersTexts);
  const { language, applications, templates, templateId, subject, text, preview } = letter;
  const name = applications[0]?.applicant_name ?? '';
  const inLanguage = isOneOfSeveral ? ` (${LANGUAGE_NAMES[language]})` : '';
  const options = templates.map(({ id, name: label }) => ({ value: String(id), label }));
  return (
    <>
      {isOneOfSeveral && (
        <h3 className={styles.letterTitle}>
          {texts.letterFor(LANGUAGE_NAMES[language], applications.length, name)}
        </h3>
      )}
      {templates.length > 0 && (
        <SelectField
          label={texts.template + inLanguage}
          options={[...options, { value: '', label: texts.builtIn }]}
          value={String(templateId ?? '')}
          onChange={({ currentTarget: { value } }) => onTemplate(value ? Number(value) : undefined)}
        />
      )}
      {isFilled && <Subject text={nameSubject(subject)} />}
      <TextAreaField
        name={nameField(letter, isOneOfSeveral)}
        label={texts.message + inLanguage}
        hint={isFilled ? texts.filledHint : texts.placeholdersHint('{candidate}, {job}, {company}, {reason}')}
        errors={errors}
        lang={language}
        required
        rows={10}
        maxLength={TEMPLATE_MAX_LENGTH}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      {(!isFilled || preview !== text) && (
        <section className={styles.preview} aria-label={texts.preview(name)}>
          <h3 className={styles.previewTitle}>{texts.preview(name)}</h3>
          {!isFilled && <Subject text={nameSubject(subject)} />}
          <p lang={language} className={styles.previewText}>
            {preview}
          </p>
        </section>
      )}
    </>
  );
}

const Subject = ({ text }: { text: string }) => <p className={styles.hint}>{text}</p>;

/** The name of the field of a letter, by which its errors are found. */
export const nameField = ({ language }: RejectionLetter, isOneOfSeveral: boolean): string =>
  isOneOfSeveral ? `message_${language}` : 'message';
