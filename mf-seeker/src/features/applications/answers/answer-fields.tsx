import {
  choicesTexts,
  EXPERIENCE_CHOICES,
  moneyTexts,
  payRateOf,
  withLabels,
  type SalaryType,
} from '@metier/sdk/rules';
import {
  DateField,
  FormSection,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
  useTexts,
  wholeRowClass,
  type DescribeField,
} from '@metier/sdk/ui';
import type { AnswerValues, AnswerFieldName } from './answer-values';
import { answersTexts } from './answers.texts';
import { ResumeField, type ResumeFieldProps } from './resume-field';

interface SectionProps {
  values: AnswerValues;
  describe: DescribeField<AnswerFieldName>;
}

export function PersonFields({ values, describe, hint }: SectionProps & { hint?: string }) {
  const texts = useTexts(answersTexts);
  return (
    <FormSection title={texts.person} hint={hint}>
      <TextField
        {...describe('first_name')}
        defaultValue={values.first_name}
        autoComplete="given-name"
        maxLength={100}
        required
      />
      <TextField
        {...describe('last_name')}
        defaultValue={values.last_name}
        autoComplete="family-name"
        maxLength={100}
        required
      />
      <TextField
        type="email"
        {...describe('email')}
        defaultValue={values.email}
        autoComplete="email"
        maxLength={254}
        required
      />
      <TextField
        type="tel"
        {...describe('phone')}
        defaultValue={values.phone}
        autoComplete="tel"
        maxLength={40}
        required
      />
    </FormSection>
  );
}

/** What the expected salary is for. */
interface SalaryBasis {
  readonly salary_type?: SalaryType;
  readonly activity_rate?: number;
  readonly activity_rate_max?: number | null;
}

/** Answers the employer needs for a decision. */
export function JobFields({ values, describe, job }: SectionProps & { job: SalaryBasis }) {
  const texts = useTexts(answersTexts);
  const choices = useTexts(choicesTexts);
  const { units } = useTexts(moneyTexts);
  const unit = job.salary_type && units[job.salary_type];
  const rate = job.salary_type === 'monthly' ? payRateOf(job) : undefined;
  return (
    <FormSection title={texts.job}>
      <SelectField
        {...describe('experience')}
        defaultValue={values.experience}
        options={withLabels(EXPERIENCE_CHOICES, choices.experience)}
        placeholder={texts.experiencePlaceholder}
        className={wholeRowClass}
        required
      />
      <DateField
        {...describe('availability')}
        defaultValue={values.availability}
        hint={texts.availabilityHint}
        required
      />
      <NumberField
        {...describe('salary_expectation')}
        defaultValue={values.salary_expectation}
        hint={unit && texts.salaryHint(unit, rate)}
        unit="CHF"
        required
      />
    </FormSection>
  );
}

interface PaperFieldsProps extends SectionProps {
  company: string;
  resume: Omit<ResumeFieldProps, 'describe'>;
}

/** Optional parts: the resume and two texts. */
export function AttachmentFields({ values, describe, company, resume }: PaperFieldsProps) {
  const texts = useTexts(answersTexts);
  return (
    <FormSection title={texts.papers}>
      <ResumeField describe={describe} {...resume} />
      <TextAreaField
        {...describe('cover_letter')}
        defaultValue={values.cover_letter}
        hint={texts.coverLetterHint(company)}
        className={wholeRowClass}
        maxLength={20_000}
        rows={6}
      />
      <TextAreaField
        {...describe('additional_info')}
        defaultValue={values.additional_info}
        hint={texts.additionalInfoHint}
        className={wholeRowClass}
        maxLength={20_000}
        rows={3}
      />
    </FormSection>
  );
}
