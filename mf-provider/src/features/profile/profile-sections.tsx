import type { FieldErrors, JobProviderBody } from '@metier/shared/contract';
import {
  CheckboxField,
  FormSection,
  joinClasses,
  SelectField,
  TextAreaField,
  TextField,
  wholeRowClass,
} from '@metier/shared/ui';
import type { ProfileChoices } from './profile-choices';
import styles from './profile-sections.module.css';
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
    <FormSection title={texts.sections.company}>
      <TextField {...describe('company_name')} required autoComplete="organization" maxLength={200} />
      <TextField
        {...describe('company_website')}
        hint={texts.hints.company_website}
        type="url"
        inputMode="url"
        autoComplete="url"
        maxLength={500}
      />
    </FormSection>
  );
}

function LocationSection({ describe, regions }: { describe: Describe; regions: ProfileChoices['regions'] }) {
  return (
    <FormSection title={texts.sections.location}>
      <TextField
        {...describe('company_address')}
        required
        autoComplete="street-address"
        maxLength={200}
        className={wholeRowClass}
      />
      <TextField {...describe('company_postal_code')} required autoComplete="postal-code" maxLength={12} />
      <TextField {...describe('company_city')} required autoComplete="address-level2" maxLength={120} />
      <SelectField
        {...describe('company_region')}
        required
        options={regions}
        placeholder={texts.selectRegion}
      />
    </FormSection>
  );
}

function WordsSection({ describe }: { describe: Describe }) {
  return (
    <FormSection title={texts.sections.profile}>
      {(['company_description', 'work_ethics'] as const).map((name) => (
        <TextAreaField
          key={name}
          {...describe(name)}
          hint={texts.hints[name]}
          maxLength={10_000}
          className={wholeRowClass}
        />
      ))}
    </FormSection>
  );
}

interface AdvantagesSectionProps {
  advantages: ProfileChoices['advantages'];
  messages: readonly string[] | undefined;
}

function AdvantagesSection({ advantages, messages = [] }: AdvantagesSectionProps) {
  return (
    <FormSection title={texts.sections.benefits} hint={texts.benefitsHint}>
      <ul className={joinClasses(styles.choices, wholeRowClass)}>
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
      {messages.length > 0 && (
        <p className={joinClasses(styles.error, wholeRowClass)}>{messages.join(', ')}</p>
      )}
    </FormSection>
  );
}
