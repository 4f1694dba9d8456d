import { useId, type ReactNode } from 'react';
import type { FieldErrors, JobProviderBody } from '@metier/shared/contract';
import { CheckboxField, SelectField, TextAreaField, TextField } from '@metier/shared/ui';
import type { ProfileChoices } from './profile-choices';
import styles from './profile-form.module.css';
import { profileTexts as texts } from './profile.texts';

type FieldName = keyof JobProviderBody & keyof typeof texts.fields;

interface ProfileSectionsProps {
  choices: ProfileChoices;
  errors: FieldErrors;
}

/** The four sections of a company's form; every control carries the wire's name. */
export function ProfileSections({ choices, errors }: ProfileSectionsProps) {
  const describe = (name: FieldName) => ({
    name,
    label: texts.fields[name],
    errors: errors[name] ? [errors[name].join(', ')] : [],
  });
  return (
    <>
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
          options={choices.regions}
          placeholder={texts.selectRegion}
        />
      </Section>
      <Section title={texts.sections.profile}>
        <TextAreaField
          {...describe('company_description')}
          hint={texts.hints.company_description}
          maxLength={10_000}
          className={styles.whole}
        />
        <TextAreaField
          {...describe('work_ethics')}
          hint={texts.hints.work_ethics}
          maxLength={10_000}
          className={styles.whole}
        />
      </Section>
      <AdvantagesSection choices={choices} messages={errors.advantages} />
    </>
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

function AdvantagesSection({
  choices,
  messages = [],
}: {
  choices: ProfileChoices;
  messages?: readonly string[] | undefined;
}) {
  const hintId = useId();
  return (
    <fieldset className={styles.section} aria-describedby={hintId}>
      <legend className={styles.legend}>{texts.sections.benefits}</legend>
      <p id={hintId} className={styles.hint}>
        {texts.benefitsHint}
      </p>
      <ul className={styles.choices}>
        {choices.advantages.map((advantage) => (
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
