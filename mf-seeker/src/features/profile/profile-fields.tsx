import type { Region } from '@metier/shared/contract';
import {
  DateField,
  FormSection,
  SelectField,
  TextAreaField,
  TextField,
  wholeRowClass,
} from '@metier/shared/ui';
import { profileTexts } from './profile.texts';

const { form: texts } = profileTexts;

interface SectionProps {
  errorsOf: (name: string) => readonly string[];
}

export function PersonalFields({ errorsOf, today }: SectionProps & { today: string }) {
  return (
    <FormSection title={texts.personal}>
      <TextField
        name="firstname"
        label={texts.firstname}
        errors={errorsOf('firstname')}
        autoComplete="given-name"
        maxLength={100}
        required
      />
      <TextField
        name="lastname"
        label={texts.lastname}
        errors={errorsOf('lastname')}
        autoComplete="family-name"
        maxLength={100}
        required
      />
      <DateField
        name="birthdate"
        label={texts.birthdate}
        errors={errorsOf('birthdate')}
        autoComplete="bday"
        max={today}
        required
      />
    </FormSection>
  );
}

export function LocationFields({ errorsOf, regions }: SectionProps & { regions: readonly Region[] }) {
  return (
    <FormSection title={texts.location}>
      <TextField
        name="address"
        label={texts.address}
        hint={texts.addressHint}
        errors={errorsOf('address')}
        autoComplete="street-address"
        maxLength={200}
        className={wholeRowClass}
        required
      />
      <TextField
        name="postal_code"
        label={texts.postal_code}
        errors={errorsOf('postal_code')}
        autoComplete="postal-code"
        maxLength={12}
        required
      />
      <TextField
        name="city"
        label={texts.city}
        errors={errorsOf('city')}
        autoComplete="address-level2"
        maxLength={120}
        required
      />
      <SelectField
        name="region"
        label={texts.region}
        errors={errorsOf('region')}
        options={regions}
        placeholder={texts.regionPlaceholder}
        autoComplete="address-level1"
        className={wholeRowClass}
        required
      />
    </FormSection>
  );
}

export function DetailFields({ errorsOf }: SectionProps) {
  return (
    <FormSection title={texts.details} hint={texts.detailsHint}>
      <TextAreaField
        name="biography"
        label={texts.biography}
        hint={texts.biographyHint}
        errors={errorsOf('biography')}
        maxLength={10_000}
        className={wholeRowClass}
      />
      <TextAreaField
        name="experience"
        label={texts.experience}
        hint={texts.experienceHint}
        errors={errorsOf('experience')}
        maxLength={10_000}
        className={wholeRowClass}
      />
      <TextField
        name="skill"
        label={texts.skill}
        hint={texts.skillHint}
        errors={errorsOf('skill')}
        className={wholeRowClass}
      />
    </FormSection>
  );
}
