import { useRef, useState, type FormEvent } from 'react';
import { createMessageTemplate, readFieldErrors, updateMessageTemplate } from '@metier/sdk/api';
import type { FieldErrors, MessageTemplate, MessageTemplateBody } from '@metier/sdk/contract';
import { useFieldErrors, useMutation, usePorts } from '@metier/sdk/remote';
import { useRevalidator } from '@metier/sdk/router';
import {
  fillTemplate,
  TEMPLATE_KINDS,
  TEMPLATE_MAX_LENGTH,
  templateKindsTexts,
  textsIn,
  withLabels,
  type Language,
  type TemplateKind,
} from '@metier/sdk/rules';
import {
  Button,
  DialogActions,
  SelectField,
  TextAreaField,
  TextField,
  useLanguage,
  useTexts,
} from '@metier/sdk/ui';
import { LanguageField } from '../../../letters/language-field';
import { LetterPart } from '../../../letters/letter-part';
import { useLetterTexts } from '../../../letters/use-letter-texts';
import styles from './planned.module.css';
import { templatesTexts } from './templates.texts';

interface TemplateFormProps {
  /** Undefined for a new one. */
  template: MessageTemplate | undefined;
  onDone: () => void;
}

const findFaults = ({ name, text }: MessageTemplateBody, language: Language): FieldErrors => {
  const texts = textsIn(language, templatesTexts);
  return {
    ...(!name && { name: [texts.required] }),
    ...(!text && { text: [texts.required] }),
  };
};

/** Name, kind, language and text of a template, with an example. */
export function TemplateForm({ template, onDone }: TemplateFormProps) {
  const page = useLanguage();
  const texts = useTexts(templatesTexts);
  const templateKinds = useTexts(templateKindsTexts);
  const form = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState<TemplateKind>(template?.kind ?? 'rejection');
  const [language, setLanguage] = useState<Language>(template?.language ?? page);
  const [text, setText] = useState(template?.text ?? '');
  const { http, notify } = usePorts();
  const { revalidate } = useRevalidator();
  const { errorsOf, refuse } = useFieldErrors(form);
  const { run, isPending } = useMutation({
    call: (body: MessageTemplateBody) =>
      template ? updateMessageTemplate(http, template.id, body) : createMessageTemplate(http, body),
    async done() {
      notify.success(texts.saved);
      await revalidate();
    },
    leave: onDone,
    failed: (error) => (refuse(readFieldErrors(error)) ? undefined : texts.saveFailed),
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    const body = { kind, language, name, text: text.trim() };
    if (!refuse(findFaults(body, page))) run(body);
  }

  return (
    <form ref={form} noValidate onSubmit={handleSubmit} className={styles.form}>
      <TextField
        name="name"
        label={texts.name}
        errors={errorsOf('name')}
        required
        maxLength={80}
        defaultValue={template?.name}
      />
      <SelectField
        name="kind"
        label={texts.kind}
        errors={errorsOf('kind')}
        options={withLabels(TEMPLATE_KINDS, templateKinds.kinds)}
        disabled={template !== undefined}
        value={kind}
        onChange={({ currentTarget: { value } }) =>
          setKind(TEMPLATE_KINDS.find((one) => one.value === value)?.value ?? kind)
        }
      />
      <LanguageField
        value={language}
        onChange={(next) => next && setLanguage(next)}
        hint={texts.languageHint}
        errors={errorsOf('language')}
      />
      <TextAreaField
        name="text"
        lang={language}
        label={texts.text}
        hint={texts.textHint(kind)}
        errors={errorsOf('text')}
        required
        rows={8}
        maxLength={TEMPLATE_MAX_LENGTH}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {text.trim() && <Example text={text} language={language} />}
      <DialogActions>
        <Button variant="secondary" onClick={onDone}>
          {texts.cancel}
        </Button>
        <Button type="submit" busy={isPending} busyText={texts.saving}>
          {texts.save}
        </Button>
      </DialogActions>
    </form>
  );
}

/** The text with made-up values, in its language. */
function Example({ text, language }: { text: string; language: Language }) {
  const texts = useTexts(templatesTexts);
  const letterTexts = useLetterTexts([language]);
  return (
    <section className={styles.preview} aria-label={texts.preview}>
      <h3 className={styles.previewTitle}>{texts.preview}</h3>
      <LetterPart of={letterTexts}>
        <p lang={language} className={styles.previewText}>
          {fillTemplate(text, textsIn(language, templatesTexts).sample)}
        </p>
      </LetterPart>
    </section>
  );
}
