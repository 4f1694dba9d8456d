import { usePorts } from '@metier/sdk/remote';
import { LANGUAGE_NAMES, OFFERED_LANGUAGES, readLanguage, textsIn } from '@metier/sdk/rules';
import { SelectField, useLanguage, useTexts } from '@metier/sdk/ui';
import type { ChangeEvent } from 'react';
import { AccountSection } from './account-section';
import styles from './account.module.css';
import { accountTexts } from './account.texts';

const OPTIONS = OFFERED_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** The language of the pages and of the account's mails. */
export function LanguageSection() {
  const { language: texts } = useTexts(accountTexts);
  const { language, notify } = usePorts();
  const current = useLanguage();

  async function handleChange({ target }: ChangeEvent<HTMLSelectElement>): Promise<void> {
    const chosen = readLanguage(target.value);
    if (!chosen) return;
    try {
      await language.change(chosen);
      notify.success(textsIn(chosen, accountTexts).language.changed);
    } catch {
      notify.error(texts.failed);
    }
  }

  return (
    <AccountSection title={texts.title} hint={texts.hint}>
      <SelectField
        label={texts.field}
        options={OPTIONS}
        value={current}
        className={styles.language}
        onChange={(event) => void handleChange(event)}
      />
    </AccountSection>
  );
}
