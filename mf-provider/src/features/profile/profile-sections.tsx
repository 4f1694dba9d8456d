import type { ReactNode } from 'react';
import type { JobProvider, JobProviderBody } from '@metier/sdk/contract';
import { PostalCodeHelp } from '@metier/sdk/remote';
import { nameRegions } from '@metier/sdk/rules';
import {
  describeFields,
  FormSection,
  SelectField,
  TextAreaField,
  TextField,
  useLanguage,
  useTexts,
  wholeRowClass,
  type FieldDescription,
} from '@metier/sdk/ui';
import { AdvantagesSection } from './advantages-section';
import { FactsFields } from './facts-fields';
import type { ProfileOptions } from './profile-options';
import { profileTexts } from './profile.texts';

type Fact = 'founding_year' | 'company_size' | 'industry' | 'working_languages';
type FieldName = Exclude<keyof JobProviderBody & keyof (typeof profileTexts)['fields'], Fact>;
type Describe = (name: FieldName) => FieldDescription<FieldName> & { defaultValue: string };

interface ProfileSectionsProps {
  company: JobProvider | undefined;
  choices: ProfileOptions;
  errorsOf: (name: string) => readonly string[];
  /** Reports changes that emit no input event, such as an added advantage. */
  onEdit: () => void;
}

/** The four sections of a company's form; inputs are named by the API fields. */
export function ProfileSections({ company, choices, errorsOf, onEdit }: ProfileSectionsProps) {
  const texts = useTexts(profileTexts);
  const describeField = describeFields<FieldName>(texts.fields, (name) => joinErrors(errorsOf(name)));
  const describe: Describe = (name) => ({ ...describeField(name), defaultValue: company?.[name] ?? '' });
  return (
    <>
      <CompanySection describe={describe}>
        {company && <FactsFields company={company} errorsOf={errorsOf} />}
      </CompanySection>
      <LocationSection describe={describe} regions={choices.regions} />
      <WordsSection describe={describe} />
      <AdvantagesSection
        offered={choices.advantages}
        present={company?.advantages ?? []}
        messages={errorsOf('advantages')}
        onEdit={onEdit}
      />
    </>
  );
}

/** One line below the field. */
const joinErrors = (errors: readonly string[]) => (errors.length > 0 ? [errors.join(', ')] : []);

/** `children` are facts that a registration does not ask for. */
function CompanySection({ describe, children }: { describe: Describe; children: ReactNode }) {
  const texts = useTexts(profileTexts);
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
      {children}
    </FormSection>
  );
}

function LocationSection({ describe, regions }: { describe: Describe; regions: ProfileOptions['regions'] }) {
  const texts = useTexts(profileTexts);
  const language = useLanguage();
  return (
    <FormSection title={texts.sections.location}>
      <TextField
        {...describe('company_address')}
        hint={texts.hints.company_address}
        required
        autoComplete="street-address"
        maxLength={200}
        className={wholeRowClass}
      />
      <TextField {...describe('company_postal_code')} required autoComplete="postal-code" maxLength={12} />
      <TextField
        {...describe('company_city')}
        hint={texts.hints.company_city}
        required
        autoComplete="address-level2"
        maxLength={120}
      />
      <SelectField
        {...describe('company_region')}
        required
        options={nameRegions(regions, language)}
        placeholder={texts.selectRegion}
      />
      <PostalCodeHelp
        postalCode="company_postal_code"
        city="company_city"
        region="company_region"
        className={wholeRowClass}
      />
    </FormSection>
  );
}

function WordsSection({ describe }: { describe: Describe }) {
  const texts = useTexts(profileTexts);
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
