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

/** Name, kind and text of a template, with an example. */
export function TemplateForm({ template, onDone }: TemplateFormProps) {
  const language = useLanguage();
  const texts = useTexts(templatesTexts);
  const templateKinds = useTexts(templateKindsTexts);
  const form = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState<TemplateKind>(template?.kind ?? 'rejection');
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
    const body = { kind, name, text: text.trim() };
    if (!refuse(findFaults(body, language))) run(body);
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
      <TextAreaField
        name="text"
        label={texts.text}
        hint={texts.textHint(kind)}
        errors={errorsOf('text')}
        required
        rows={8}
        maxLength={TEMPLATE_MAX_LENGTH}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {text.trim() && (
        <section className={styles.preview} aria-label={texts.preview}>
          <h3 className={styles.previewTitle}>{texts.preview}</h3>
          <p className={styles.previewText}>{fillTemplate(text, texts.sample)}</p>
        </section>
      )}
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
