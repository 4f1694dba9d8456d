import { useState, type SubmitEvent } from 'react';
import { usePorts } from '@metier/shared/remote';
import { checkFile, FILE_RULES } from '@metier/shared/rules';
import { Button, FileField, Progress } from '@metier/shared/ui';
import styles from './documents-dialog.module.css';
import { documentsTexts } from './documents.texts';
import type { Documents } from './use-documents';

const { upload: texts } = documentsTexts;
const RULE = FILE_RULES.applicationDocument;

/** Upload of one file. It stays chosen until it has arrived, so that a retry is one click. */
export function UploadForm({ upload }: Pick<Documents, 'upload'>) {
  const { notify } = usePorts();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [isUploading, setUploading] = useState(false);
  /** Used as key to reset the file input, which keeps its file otherwise. */
  const [round, setRound] = useState(0);

  function choose(chosen: File | undefined) {
    setFile(chosen);
    setProblem(undefined);
  }

  function check(chosen: File): string | undefined {
    const refusal = checkFile(chosen, RULE);
    if (refusal) notify.error(refusal);
    return refusal;
  }

  function settle(reason: string | undefined) {
    setProblem(reason);
    if (reason) return;
    setRound(round + 1);
    setFile(undefined);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!file) return setProblem(texts.missing);
    setUploading(true);
    await upload(file, settle);
    setUploading(false);
  }

  return (
    <form noValidate aria-label={texts.title} className={styles.part} onSubmit={submit}>
      <h3>{texts.title}</h3>
      <FileField
        key={round}
        name="file"
        label={texts.label}
        hint={texts.hint}
        errors={problem ? [problem] : []}
        accept={RULE.extensions.join(',')}
        check={check}
        onFile={choose}
      />
      {isUploading && file && <Progress label={texts.uploading(file.name)} />}
      <Button type="submit" variant="secondary" busy={isUploading}>
        {texts.submit}
      </Button>
    </form>
  );
}
