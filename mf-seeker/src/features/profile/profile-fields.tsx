import type { Region } from '@metier/sdk/contract';
import { PostalCodeHelp } from '@metier/sdk/remote';
import { nameRegions } from '@metier/sdk/rules';
import {
  DateField,
  FormSection,
  SelectField,
  TextAreaField,
  TextField,
  useLanguage,
  useTexts,
  wholeRowClass,
  type FieldDescription,
} from '@metier/sdk/ui';
import { profileTexts } from './profile.texts';

export type ProfileFieldName =
  | 'firstname'
  | 'lastname'
  | 'birthdate'
  | 'address'
  | 'postal_code'
  | 'city'
  | 'region'
  | 'biography'
  | 'experience'
  | 'skill';

/** Links a control to its name, label, errors and initial value. */
export type DescribeProfileField = (
  name: ProfileFieldName,
) => FieldDescription<ProfileFieldName> & { readonly defaultValue: string | undefined };

interface SectionProps {
  describe: DescribeProfileField;
}

export function PersonalFields({ describe, today }: SectionProps & { today: string }) {
  const { form: texts } = useTexts(profileTexts);
  return (
    <FormSection title={texts.personal}>
      <TextField {...describe('firstname')} autoComplete="given-name" maxLength={100} required />
      <TextField {...describe('lastname')} autoComplete="family-name" maxLength={100} required />
      <DateField
        {...describe('birthdate')}
        hint={texts.birthdateHint}
        autoComplete="bday"
        max={today}
        required
      />
    </FormSection>
  );
}

export function LocationFields({ describe, regions }: SectionProps & { regions: readonly Region[] }) {
  const { form: texts } = useTexts(profileTexts);
  const language = useLanguage();
  return (
    <FormSection title={texts.location}>
      <TextField
        {...describe('address')}
        hint={texts.addressHint}
        autoComplete="street-address"
        maxLength={200}
        className={wholeRowClass}
        required
      />
      <TextField
        {...describe('postal_code')}
        hint={texts.postalCodeHint}
        autoComplete="postal-code"
        maxLength={12}
        required
      />
      <TextField
        {...describe('city')}
        hint={texts.cityHint}
        autoComplete="address-level2"
        maxLength={120}
        required
      />
      <SelectField
        {...describe('region')}
        hint={texts.regionHint}
        options={nameRegions(regions, language)}
        placeholder={texts.regionPlaceholder}
        autoComplete="address-level1"
        className={wholeRowClass}
        required
      />
      <PostalCodeHelp postalCode="postal_code" city="city" region="region" className={wholeRowClass} />
    </FormSection>
  );
}

export function DetailFields({ describe }: SectionProps) {
  const { form: texts } = useTexts(profileTexts);
  return (
    <FormSection title={texts.details} hint={texts.detailsHint}>
      <TextAreaField
        {...describe('biography')}
        hint={texts.biographyHint}
        maxLength={10_000}
        className={wholeRowClass}
      />
      <TextAreaField
        {...describe('experience')}
        hint={texts.experienceHint}
        maxLength={10_000}
        className={wholeRowClass}
      />
      <TextField {...describe('skill')} hint={texts.skillHint} className={wholeRowClass} />
    </FormSection>
  );
}
