import { LANGUAGE_NAMES, OFFERED_LANGUAGES, readLanguage, type Language } from '@metier/sdk/rules';
import { SelectField, useTexts } from '@metier/sdk/ui';
import { lettersTexts } from './letters.texts';

const OPTIONS = OFFERED_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

interface LanguageFieldProps {
  value: Language | undefined;
  onChange: (language: Language | undefined) => void;
  /** Offers not to choose one. */
  placeholder?: string | undefined;
  hint?: string | undefined;
  errors?: readonly string[] | undefined;
}

/** The language of a letter or of a template. */
export function LanguageField({ value, onChange, placeholder, hint, errors }: LanguageFieldProps) {
  const texts = useTexts(lettersTexts);
  return (
    <SelectField
      name="language"
      label={texts.language}
      options={OPTIONS}
      value={value ?? ''}
      onChange={(event) => onChange(readLanguage(event.currentTarget.value))}
      {...{ hint, errors }}
      {...(placeholder !== undefined && { placeholder })}
    />
  );
}
