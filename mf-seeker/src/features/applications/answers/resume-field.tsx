import { useState } from 'react';
import type { Attachment } from '@metier/sdk/contract';
import { checkFile, FILE_RULES, formatDate } from '@metier/sdk/rules';
import {
  FileField,
  SelectField,
  useLanguage,
  useTexts,
  wholeRowClass,
  type DescribeField,
} from '@metier/sdk/ui';
import type { AnswerFieldName } from './answer-values';
import { answersTexts } from './answers.texts';
import { NEW_FILE, NO_RESUME } from './read-answers';
import { suggestResume } from './suggest-resume';

export interface ResumeFieldProps {
  describe: DescribeField<AnswerFieldName>;
  hint: string;
  /** Called when a chosen file is refused. */
  onRefusal: (reason: string) => void;
  /** The candidate's documents, newest first; without any, a file is uploaded. */
  library?: readonly Attachment[];
  /** Value of the choice, from a draft. */
  chosen?: string | undefined;
  /** Name of the resume in the last application. */
  sentLast?: string | null | undefined;
}

const fits = ({ size }: Attachment) => size <= FILE_RULES.resume.maxBytes;

/**
 * The resume: a document of the candidate's library, another file, or none. Where no document is known to be one,
 * the candidate chooses. The control with the value is the one named `resume`.
 */
export function ResumeField({ describe, hint, onRefusal, library = [], chosen, sentLast }: ResumeFieldProps) {
  const language = useLanguage();
  const { resume: texts } = useTexts(answersTexts);
  const documents = library.filter(fits);
  const first = documents.some(({ id }) => String(id) === chosen) ? chosen : undefined;
  const [choice, setChoice] = useState(
    first ??
      (chosen === NO_RESUME || chosen === NEW_FILE
        ? chosen
        : String(suggestResume(documents, sentLast)?.id ?? '')),
  );
  const field = describe('resume');

  function check(file: File): string | undefined {
    const refusal = checkFile(file, FILE_RULES.resume, language);
    if (refusal) onRefusal(refusal);
    return refusal;
  }

  const upload = (
    <FileField
      {...field}
      {...(documents.length > 0 && { label: texts.file })}
      hint={hint}
      className={wholeRowClass}
      accept={FILE_RULES.resume.extensions.join(',')}
      check={check}
    />
  );
  if (documents.length === 0) return upload;
  const isNew = choice === NEW_FILE;
  return (
    <>
      <SelectField
        {...field}
        {...(isNew && { name: undefined, errors: [] })}
        hint={texts.hint}
        className={wholeRowClass}
        {...(choice === '' && { placeholder: texts.placeholder })}
        options={[
          ...documents.map(({ id, name, uploaded_at: uploaded }) => ({
            value: String(id),
            label: texts.document(name, formatDate(uploaded, language)),
          })),
          { value: NEW_FILE, label: texts.newFile },
          { value: NO_RESUME, label: texts.none },
        ]}
        value={choice}
        onChange={({ target }) => setChoice(target.value)}
      />
      {isNew && upload}
    </>
  );
}
