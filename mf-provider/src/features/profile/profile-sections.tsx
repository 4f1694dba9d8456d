import { useId, type ReactNode } from 'react';
import type { FieldErrors, JobProviderBody } from '@metier/shared/contract';
import { CheckboxField, SelectField, TextAreaField, TextField } from '@metier/shared/ui';
import type { ProfileChoices } from './profile-choices';
import styles from './profile-form.module.css';
import { profileTexts as texts } from './profile.texts';

type FieldName = keyof JobProviderBody & keyof typeof texts.fields;
type Describe = (name: FieldName) => { name: FieldName; label: string; errors: readonly string[] };

interface ProfileSectionsProps {
  choices: ProfileChoices;
  errors: FieldErrors;
}

/** The four sections of a company's form; every control carries the wire's name. */
export function ProfileSections({ choices, errors }: ProfileSectionsProps) {
  const describe: Describe = (name) => ({
    name,
    label: texts.fields[name],
    errors: errors[name] ? [errors[name].join(', ')] : [],
  });
  return (
    <>
      <CompanySection describe={describe} />
      <LocationSection describe={describe} regions={choices.regions} />
      <WordsSection describe={describe} />
      <AdvantagesSection advantages={choices.advantages} messages={errors.advantages} />
    </>
  );
}

function CompanySection({ describe }: { describe: Describe }) {
  return (
    <Section title={texts.sections.company}>
      <TextField {...describe('company_name')} required autoComplete="organization" maxLength={200} />
      <TextField
        {...describe('company_website')}
        hint={texts.hints.company_website}
        type="url"
        inputMode="url"
        autoComplete="url"
        maxLength={500}
      />
    </Section>
  );
}

function LocationSection({ describe, regions }: { describe: Describe; regions: ProfileChoices['regions'] }) {
  return (
    <Section title={texts.sections.location}>
      <TextField
        {...describe('company_address')}
        required
        autoComplete="street-address"
        maxLength={200}
        className={styles.whole}
      />
      <TextField {...describe('company_postal_code')} required autoComplete="postal-code" maxLength={12} />
      <TextField {...describe('company_city')} required autoComplete="address-level2" maxLength={120} />
      <SelectField
        {...describe('company_region')}
        required
        options={regions}
        placeholder={texts.selectRegion}
      />
    </Section>
  );
}

function WordsSection({ describe }: { describe: Describe }) {
  return (
    <Section title={texts.sections.profile}>
      {(['company_description', 'work_ethics'] as const).map((name) => (
        <TextAreaField
          key={name}
          {...describe(name)}
          hint={texts.hints[name]}
          maxLength={10_000}
          className={styles.whole}
        />
      ))}
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId}>{title}</h2>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

interface AdvantagesSectionProps {
  advantages: ProfileChoices['advantages'];
  messages: readonly string[] | undefined;
}

function AdvantagesSection({ advantages, messages = [] }: AdvantagesSectionProps) {
  const hintId = useId();
  return (
    <fieldset className={styles.section} aria-describedby={hintId}>
      <legend className={styles.legend}>{texts.sections.benefits}</legend>
      <p id={hintId} className={styles.hint}>
        {texts.benefitsHint}
      </p>
      <ul className={styles.choices}>
        {advantages.map((advantage) => (
          <li key={advantage.id}>
            <CheckboxField
              name="advantages"
              value={advantage.id}
              label={advantage.name}
              className={styles.choice}
            />
          </li>
        ))}
      </ul>
      {messages.length > 0 && <p className={styles.error}>{messages.join(', ')}</p>}
    </fieldset>
  );
}
