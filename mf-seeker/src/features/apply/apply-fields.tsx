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
  type DescribeField,
} from '@metier/shared/ui';
import { applyTexts } from './apply.texts';

const { form: texts } = applyTexts;

export type FieldName =
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'experience'
  | 'availability'
  | 'salary_expectation'
  | 'resume'
  | 'cover_letter'
  | 'additional_info';

interface SectionProps {
  describe: DescribeField<FieldName>;
}

/** Who is applying, as the profile has it. */
export function PersonFields({
  seeker,
  email,
  describe,
}: SectionProps & { seeker: JobSeeker; email: string }) {
  return (
    <FormSection title={texts.person} hint={texts.personHint}>
      <TextField
        {...describe('first_name')}
        defaultValue={seeker.firstname}
        autoComplete="given-name"
        maxLength={100}
        required
      />
      <TextField
        {...describe('last_name')}
        defaultValue={seeker.lastname}
        autoComplete="family-name"
        maxLength={100}
        required
      />
      <TextField
        type="email"
        {...describe('email')}
        defaultValue={email}
        autoComplete="email"
        maxLength={254}
        required
      />
      <TextField type="tel" {...describe('phone')} autoComplete="tel" maxLength={40} required />
    </FormSection>
  );
}

/** What the employer has to know to decide. */
export function AnswerFields({ salaryType, describe }: SectionProps & { salaryType: SalaryType }) {
  const unit = SALARY_TYPES.find(({ value }) => value === salaryType)?.unit;
  return (
    <FormSection title={texts.answers}>
      <SelectField
        {...describe('experience')}
        options={EXPERIENCE_CHOICES}
        placeholder={texts.experiencePlaceholder}
        className={wholeRowClass}
        required
      />
      <DateField {...describe('availability')} hint={texts.availabilityHint} required />
      <NumberField
        {...describe('salary_expectation')}
        hint={unit && texts.salaryHint(unit)}
        unit="CHF"
        required
      />
    </FormSection>
  );
}

/** What may come along: a file and two texts. */
export function PaperFields({ company, describe }: SectionProps & { company: string }) {
  return (
    <FormSection title={texts.papers}>
      <FileField
        {...describe('resume')}
        hint={texts.resumeHint}
        className={wholeRowClass}
        accept={FILE_RULES.resume.extensions.join(',')}
        check={(file) => checkFile(file, FILE_RULES.resume)}
      />
      <TextAreaField
        {...describe('cover_letter')}
        hint={texts.coverLetterHint(company)}
        className={wholeRowClass}
        maxLength={20_000}
        rows={6}
      />
      <TextAreaField
        {...describe('additional_info')}
        hint={texts.additionalInfoHint}
        className={wholeRowClass}
        maxLength={20_000}
        rows={3}
      />
    </FormSection>
  );
}

export function TermsField({ company, errors }: { company: string; errors: readonly string[] }) {
  return <CheckboxField name="terms" label={texts.terms(company)} errors={errors} required />;
}
