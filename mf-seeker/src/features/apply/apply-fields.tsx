import type { JobSeeker, SalaryType } from '@metier/shared/contract';
import { checkFile, EXPERIENCE_CHOICES, FILE_RULES, SALARY_TYPES } from '@metier/shared/rules';
import {
  CheckboxField,
  DateField,
  FileField,
  FormSection,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
  wholeRowClass,
} from '@metier/shared/ui';
import { applyTexts } from './apply.texts';

const { form: texts } = applyTexts;

interface SectionProps {
  errorsOf: (name: string) => readonly string[];
}

/** Who is applying, as the profile has it. */
export function PersonFields({
  seeker,
  email,
  errorsOf,
}: SectionProps & { seeker: JobSeeker; email: string }) {
  return (
    <FormSection title={texts.person} hint={texts.personHint}>
      <TextField
        name="first_name"
        label={texts.first_name}
        errors={errorsOf('first_name')}
        defaultValue={seeker.firstname}
        autoComplete="given-name"
        maxLength={100}
        required
      />
      <TextField
        name="last_name"
        label={texts.last_name}
        errors={errorsOf('last_name')}
        defaultValue={seeker.lastname}
        autoComplete="family-name"
        maxLength={100}
        required
      />
      <TextField
        type="email"
        name="email"
        label={texts.email}
        errors={errorsOf('email')}
        defaultValue={email}
        autoComplete="email"
        maxLength={254}
        required
      />
      <TextField
        type="tel"
        name="phone"
        label={texts.phone}
        errors={errorsOf('phone')}
        autoComplete="tel"
        maxLength={40}
        required
      />
    </FormSection>
  );
}

/** What the employer has to know to decide. */
export function AnswerFields({ salaryType, errorsOf }: SectionProps & { salaryType: SalaryType }) {
  const unit = SALARY_TYPES.find(({ value }) => value === salaryType)?.unit;
  return (
    <FormSection title={texts.answers}>
      <SelectField
        name="experience"
        label={texts.experience}
        errors={errorsOf('experience')}
        options={EXPERIENCE_CHOICES}
        placeholder={texts.experiencePlaceholder}
        className={wholeRowClass}
        required
      />
      <DateField
        name="availability"
        label={texts.availability}
        hint={texts.availabilityHint}
        errors={errorsOf('availability')}
        required
      />
      <NumberField
        name="salary_expectation"
        label={texts.salary_expectation}
        hint={unit && texts.salaryHint(unit)}
        errors={errorsOf('salary_expectation')}
        unit="CHF"
        required
      />
    </FormSection>
  );
}

/** What may come along: a file and two texts. */
export function PaperFields({ company, errorsOf }: SectionProps & { company: string }) {
  return (
    <FormSection title={texts.papers}>
      <FileField
        name="resume"
        label={texts.resume}
        hint={texts.resumeHint}
        errors={errorsOf('resume')}
        className={wholeRowClass}
        accept={FILE_RULES.resume.extensions.join(',')}
        check={(file) => checkFile(file, FILE_RULES.resume)}
      />
      <TextAreaField
        name="cover_letter"
        label={texts.cover_letter}
        hint={texts.coverLetterHint(company)}
        errors={errorsOf('cover_letter')}
        className={wholeRowClass}
        maxLength={20_000}
        rows={6}
      />
      <TextAreaField
        name="additional_info"
        label={texts.additional_info}
        hint={texts.additionalInfoHint}
        errors={errorsOf('additional_info')}
        className={wholeRowClass}
        maxLength={20_000}
        rows={3}
      />
    </FormSection>
  );
}

export function TermsField({ company, errorsOf }: SectionProps & { company: string }) {
  return <CheckboxField name="terms" label={texts.terms(company)} errors={errorsOf('terms')} required />;
}
