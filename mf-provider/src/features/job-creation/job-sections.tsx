import { CONTRACT_TYPES, DEFAULT_CURRENCY, NEW_JOB_DEFAULTS, SALARY_TYPES } from '@metier/shared/rules';
import {
  DateField,
  FormSection,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
  wholeRowClass,
} from '@metier/shared/ui';
import { BenefitsPicker } from './benefits-picker';
import { ItemList } from './item-list';
import { jobCreationTexts as texts } from './job-creation.texts';

export type FieldName = keyof typeof texts.fields;

/** What ties a control to the wire's name of its field, its label and its errors. */
export interface FieldDescription {
  readonly name: FieldName;
  readonly id: string;
  readonly label: string;
  readonly errors: readonly string[];
}

interface SectionProps {
  describe: (name: FieldName) => FieldDescription;
}

export function BasicSection({ describe }: SectionProps) {
  return (
    <FormSection {...texts.sections.basic}>
      <TextField {...describe('title')} required maxLength={200} className={wholeRowClass} />
      <SelectField
        {...describe('type')}
        required
        options={CONTRACT_TYPES}
        defaultValue={NEW_JOB_DEFAULTS.type}
      />
      <NumberField
        {...describe('activity_rate')}
        required
        inputMode="numeric"
        unit="%"
        hint={texts.hints.activity_rate}
        defaultValue={NEW_JOB_DEFAULTS.activity_rate}
      />
      <TextField {...describe('location')} required maxLength={200} className={wholeRowClass} />
    </FormSection>
  );
}

export function CompensationSection({ describe }: SectionProps) {
  return (
    <FormSection {...texts.sections.compensation}>
      <NumberField {...describe('salary')} required step="0.01" unit={DEFAULT_CURRENCY} />
      <SelectField
        {...describe('salary_type')}
        required
        options={SALARY_TYPES}
        defaultValue={NEW_JOB_DEFAULTS.salary_type}
      />
    </FormSection>
  );
}

export function DatesSection({ describe }: SectionProps) {
  return (
    <FormSection {...texts.sections.dates}>
      <DateField {...describe('start_date')} required />
      <DateField {...describe('end_date')} hint={texts.hints.end_date} />
    </FormSection>
  );
}

export function DetailsSection({ describe }: SectionProps) {
  return (
    <FormSection {...texts.sections.details}>
      <TextAreaField
        {...describe('description')}
        required
        hint={texts.hints.description}
        maxLength={20_000}
        className={wholeRowClass}
      />
      {(['responsibilities', 'requirements'] as const).map((name) => (
        <div key={name} className={wholeRowClass}>
          <ItemList name={name} {...texts.lists[name]} />
        </div>
      ))}
    </FormSection>
  );
}

export function BenefitsSection({ userId }: { userId: number | undefined }) {
  return (
    <FormSection {...texts.sections.benefits}>
      <div className={wholeRowClass}>
        <BenefitsPicker userId={userId} />
      </div>
    </FormSection>
  );
}
