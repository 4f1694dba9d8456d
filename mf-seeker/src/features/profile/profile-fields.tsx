import type { ReactNode } from 'react';
import type { Region } from '@metier/shared/contract';
import { DateField, SelectField, TextAreaField, TextField } from '@metier/shared/ui';
import styles from './profile-form.module.css';
import { profileTexts } from './profile.texts';

const { form: texts } = profileTexts;

interface SectionProps {
  errorsOf: (name: string) => readonly string[];
}

function Section({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{title}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.grid}>{children}</div>
    </fieldset>
  );
}

export function PersonalFields({ errorsOf, today }: SectionProps & { today: string }) {
  return (
    <Section title={texts.personal}>
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
    </Section>
  );
}

export function LocationFields({ errorsOf, regions }: SectionProps & { regions: readonly Region[] }) {
  return (
    <Section title={texts.location}>
      <TextField
        name="address"
        label={texts.address}
        hint={texts.addressHint}
        errors={errorsOf('address')}
        autoComplete="street-address"
        maxLength={200}
        className={styles.whole}
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
        className={styles.whole}
        required
      />
    </Section>
  );
}

export function DetailFields({ errorsOf }: SectionProps) {
  return (
    <Section title={texts.details} hint={texts.detailsHint}>
      <TextAreaField
        name="biography"
        label={texts.biography}
        hint={texts.biographyHint}
        errors={errorsOf('biography')}
        maxLength={10_000}
        className={styles.whole}
      />
      <TextAreaField
        name="experience"
        label={texts.experience}
        hint={texts.experienceHint}
        errors={errorsOf('experience')}
        maxLength={10_000}
        className={styles.whole}
      />
      <TextField
        name="skill"
        label={texts.skill}
        hint={texts.skillHint}
        errors={errorsOf('skill')}
        className={styles.whole}
      />
    </Section>
  );
}
