import { useRef, useState, type FormEvent } from 'react';
import { readDetail, readFieldErrors } from '@metier/sdk/api';
import type { CompanyPicture } from '@metier/sdk/contract';
import { useFieldErrors, useMutation, usePorts } from '@metier/sdk/remote';
import { checkFile, FILE_RULES, MAX_PICTURE_TEXT } from '@metier/sdk/rules';
import { Alert, Button, FileField, TextField, useLanguage, useTexts } from '@metier/sdk/ui';
import styles from './pictures.module.css';
import { picturesTexts } from './pictures.texts';

/** The same files are pictures here as on a profile. */
const PICTURE = FILE_RULES.profilePicture;

interface AddPictureFormProps {
  add: (file: File, text: string) => Promise<CompanyPicture>;
  onAdded: (picture: CompanyPicture) => void;
}

/** Uploads a picture with its text; a refused one stays in the form. */
export function AddPictureForm({ add, onAdded }: AddPictureFormProps) {
  const language = useLanguage();
  const texts = useTexts(picturesTexts);
  const { notify } = usePorts();
  const [attempt, setAttempt] = useState(0);
  const [file, setFile] = useState<File>();
  const form = useRef<HTMLFormElement>(null);
  const { errorsOf, general, refuse } = useFieldErrors(form);
  const { run, isPending } = useMutation({
    call: (given: { file: File; text: string }) => add(given.file, given.text),
    done(added) {
      onAdded(added);
      notify.success(texts.added);
      setFile(undefined);
      setAttempt((count) => count + 1);
    },
    failed(error) {
      const faults = readFieldErrors(error);
      const isOnForm = 'file' in faults || 'text' in faults;
      refuse(faults, isOnForm ? undefined : readDetail(error, texts.failed));
      return undefined;
    },
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text') ?? '').trim();
    const faults = { ...(!file && { file: [texts.noFile] }), ...(!text && { text: [texts.noText] }) };
    if (!refuse(faults) && file) run({ file, text });
  }

  return (
    <form ref={form} noValidate aria-label={texts.add} className={styles.add} onSubmit={handleSubmit}>
      <FileField
        key={`file ${attempt}`}
        name="file"
        label={texts.file}
        hint={texts.fileHint}
        accept={PICTURE.mediaTypes.join(',')}
        preview
        check={(chosen) => checkFile(chosen, PICTURE, language)}
        errors={errorsOf('file')}
        disabled={isPending}
        onFile={setFile}
      />
      <TextField
        key={`text ${attempt}`}
        name="text"
        label={texts.describe}
        hint={texts.describeHint}
        maxLength={MAX_PICTURE_TEXT}
        errors={errorsOf('text')}
      />
      {general && <Alert>{general}</Alert>}
      <Button type="submit" variant="secondary" busy={isPending} busyText={texts.adding}>
        {texts.add}
      </Button>
    </form>
  );
}
