import { useLanguage } from '../language/language-provider';
import { useTexts } from '../language/use-texts';
import { useEffect, useId, useRef, useState, type ChangeEvent } from 'react';
import { warnOfFile } from '../../rules/index';
import { Button } from '../button/button';
import { Field, type FieldTexts } from '../field/field';
import { Icon } from '../icon/icon';
import { joinClasses } from '../join-classes';
import { uiTexts } from '../ui.texts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './file-field.module.css';
import { fileFieldTexts } from './file-field.texts';
import { formatFileSize } from './format-file-size';

export interface FileFieldProps extends FieldTexts {
  name: string;
  id?: string;
  /** The `accept` attribute of the input; a drop bypasses it, so `check` has to validate too. */
  accept?: string;
  required?: boolean;
  disabled?: boolean;
  className?: string;
  /** Shows the chosen picture. */
  preview?: boolean;
  /** Returns the reason to refuse a file; the field shows it and removes the file. */
  check?: (file: File) => string | undefined;
  /** Called with every accepted file, and with `undefined` when it is removed or refused. */
  onFile?: (file: File | undefined) => void;
}

interface Choice {
  file: File;
  /** An object URL, revoked once the picture has loaded. */
  picture?: string;
}

/** A single file, chosen by click, drop or keyboard and submitted with its form like any other input. */
export function FileField(props: FileFieldProps) {
  const texts = useTexts(uiTexts);
  const { label, hint, errors, id, required, className, preview, check, onFile, ...attributes } = props;
  const input = useRef<HTMLInputElement>(null);
  const promptId = useId();
  const [choice, setChoice] = useState<Choice>();
  const [problem, setProblem] = useState<string>();
  const [isDragged, setIsDragged] = useState(false);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0];
    const refusal = file && check?.(file);
    if (refusal) event.currentTarget.value = '';
    keep(refusal ? undefined : file);
    setProblem(refusal);
  }

  function keep(file: File | undefined) {
    setChoice(file && { file, picture: preview ? URL.createObjectURL(file) : undefined });
    onFile?.(file);
  }

  function remove() {
    if (input.current) input.current.value = '';
    keep(undefined);
    setProblem(undefined);
    input.current?.focus();
  }

  const state = isDragged ? 'dragged' : choice ? 'chosen' : 'empty';
  return (
    <Field {...{ label, hint, id, required, className }} errors={problem ? [problem] : errors}>
      {(control) => (
        <div className={styles.area} data-state={state}>
          <ChoiceSign choice={choice} />
          <div id={promptId} role="status" className={styles.words}>
            {choice ? <ChosenFile file={choice.file} /> : <Prompt />}
            {problem && <VisuallyHidden>{problem}</VisuallyHidden>}
          </div>
          <input
            {...attributes}
            {...control}
            ref={input}
            type="file"
            className={styles.input}
            aria-describedby={joinClasses(control['aria-describedby'], promptId)}
            onChange={choose}
            onDragEnter={() => setIsDragged(true)}
            onDragLeave={() => setIsDragged(false)}
            onDrop={() => setIsDragged(false)}
          />
          {choice && (
            <Button variant="ghost" size="small" className={styles.remove} onClick={remove}>
              {texts.remove}
              <VisuallyHidden>{choice.file.name}</VisuallyHidden>
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}

function ChoiceSign({ choice }: { choice?: Choice }) {
  if (choice?.picture) {
    const { picture } = choice;
    return (
      <img
        key={picture}
        src={picture}
        alt=""
        className={styles.picture}
        onLoad={() => URL.revokeObjectURL(picture)}
      />
    );
  }
  return (
    <span className={styles.sign}>
      <Icon name={choice ? 'file' : 'upload'} />
    </span>
  );
}

function Prompt() {
  const texts = useTexts(fileFieldTexts);
  return (
    <>
      <span className={styles.strong}>{texts.chooseFile}</span> {texts.orDropIt}
    </>
  );
}

function ChosenFile({ file }: { file: File }) {
  const language = useLanguage();
  const texts = useTexts(fileFieldTexts);
  const warning = useWarning(file);
  return (
    <>
      <VisuallyHidden>{texts.chosenFile} </VisuallyHidden>
      <span className={styles.name}>{file.name}</span>
      <span className={styles.size}>{formatFileSize(file.size, language)}</span>
      {warning && <p className={styles.warning}>{warning}</p>}
    </>
  );
}

function useWarning(file: File): string | undefined {
  const language = useLanguage();
  const [warning, setWarning] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    void warnOfFile(file, language).then((text) => isCurrent && setWarning(text));
    return () => {
      isCurrent = false;
    };
  }, [file, language]);
  return warning;
}
