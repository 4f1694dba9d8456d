import { useRef, useState, type SubmitEvent } from 'react';
import { useFieldErrors, usePorts } from '@metier/sdk/remote';
import { checkFile, FILE_RULES } from '@metier/sdk/rules';
import { Button, FileField, Progress, useLanguage, useTexts } from '@metier/sdk/ui';
import styles from './documents-dialog.module.css';
import { documentsTexts } from './documents.texts';
import type { Documents } from './use-documents';
const RULE = FILE_RULES.applicationDocument;

/** Upload of one file. It stays chosen until it has arrived, so that a retry is one click. */
export function UploadForm({ upload, uploading }: Pick<Documents, 'upload' | 'uploading'>) {
  const language = useLanguage();
  const { upload: texts } = useTexts(documentsTexts);
  const { notify } = usePorts();
  const [file, setFile] = useState<File>();
  const form = useRef<HTMLFormElement>(null);
  const { errorsOf, refuse } = useFieldErrors(form);
  /** Used as key to reset the file input, which keeps its file otherwise. */
  const [round, setRound] = useState(0);

  function choose(chosen: File | undefined) {
    setFile(chosen);
    refuse({});
  }

  function check(chosen: File): string | undefined {
    const refusal = checkFile(chosen, RULE, language);
    if (refusal) notify.error(refusal);
    return refusal;
  }

  function reset() {
    setRound((count) => count + 1);
    setFile(undefined);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!file) refuse({ file: [texts.missing] });
    else upload({ file, onArrived: reset, onRefused: (reason) => void refuse({ file: [reason] }) });
  }

  return (
    <form ref={form} noValidate aria-label={texts.title} className={styles.part} onSubmit={submit}>
      <h3>{texts.title}</h3>
      <FileField
        key={round}
        name="file"
        label={texts.label}
        hint={texts.hint}
        errors={errorsOf('file')}
        accept={RULE.extensions.join(',')}
        check={check}
        onFile={choose}
      />
      {uploading && <Progress label={texts.uploading(uploading.name)} />}
      <Button type="submit" variant="secondary" busy={uploading !== undefined}>
        {texts.submit}
      </Button>
    </form>
  );
}
