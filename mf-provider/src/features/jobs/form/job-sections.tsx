import {
  ACTIVITY_RATE_LIMITS,
  choicesTexts,
  CONTRACT_TYPES,
  DEFAULT_CURRENCY,
  SALARY_TYPES,
  withLabels,
  WORK_MODES,
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
} from '@metier/sdk/ui';
import { BenefitsPicker, type BenefitsPickerProps } from './benefits-picker';
import { ItemList } from './item-list';
import type { JobDraft } from '../draft/job-draft';
import { jobsTexts } from '../jobs.texts';
import { nameSection } from './job-outline';
import { LocationField } from './location-field';
import { RateProposal } from './rate-proposal';

export type FieldName = keyof (typeof jobsTexts)['fields'];

/** Links an input to its API field name, label and errors. */
export interface FieldDescription {
  readonly name: FieldName;
  readonly id: string;
  readonly label: string;
  readonly errors: readonly string[];
}

interface SectionProps {
  describe: (name: FieldName) => FieldDescription;
  draft: JobDraft;
}

interface BasicSectionProps extends SectionProps {
  leastRate: number;
  /** The form as it is now. */
  live: JobDraft;
  onEdit: () => void;
}

export function BasicSection({ describe, draft, leastRate, live, onEdit }: BasicSectionProps) {
  const texts = useTexts(jobsTexts);
  const choices = useTexts(choicesTexts);
  return (
    <FormSection id={nameSection('basic')} {...texts.sections.basic}>
      <TextField
        {...describe('title')}
        required
        maxLength={200}
        defaultValue={draft.title}
        className={wholeRowClass}
      />
      <SelectField
        {...describe('type')}
        required
        options={withLabels(CONTRACT_TYPES, choices.contractTypes)}
        defaultValue={draft.type}
      />
      <SelectField
        {...describe('work_mode')}
        required
        options={withLabels(WORK_MODES, choices.workModes)}
        defaultValue={draft.work_mode}
      />
      <NumberField
        {...describe('activity_rate')}
        required
        inputMode="numeric"
        unit="%"
        hint={texts.hints.activity_rate(leastRate, ACTIVITY_RATE_LIMITS.max)}
        defaultValue={draft.activity_rate}
      />
      <NumberField
        {...describe('activity_rate_max')}
        inputMode="numeric"
        unit="%"
        hint={texts.hints.activity_rate_max}
        defaultValue={draft.activity_rate_max}
      />
      <RateProposal live={live} onEdit={onEdit} />
      <LocationField
        onEdit={onEdit}
        {...describe('location')}
        required
        maxLength={200}
        defaultValue={draft.location}
        className={wholeRowClass}
      />
    </FormSection>
  );
}

export function CompensationSection({ describe, draft }: SectionProps) {
  const texts = useTexts(jobsTexts);
  const choices = useTexts(choicesTexts);
  return (
    <FormSection id={nameSection('compensation')} {...texts.sections.compensation}>
      <NumberField
        {...describe('salary')}
        required
        step="0.01"
        unit={DEFAULT_CURRENCY}
        hint={texts.hints.salary}
        defaultValue={draft.salary}
      />
      <NumberField
        {...describe('salary_max')}
        step="0.01"
        unit={DEFAULT_CURRENCY}
        hint={texts.hints.salary_max}
        defaultValue={draft.salary_max}
      />
      <SelectField
        {...describe('salary_type')}
        required
        options={withLabels(SALARY_TYPES, choices.salaryTypes)}
        defaultValue={draft.salary_type}
      />
    </FormSection>
  );
}

export function DatesSection({ describe, draft }: SectionProps) {
  const texts = useTexts(jobsTexts);
  return (
    <FormSection id={nameSection('dates')} {...texts.sections.dates}>
      <DateField {...describe('start_date')} required defaultValue={draft.start_date} />
      <DateField {...describe('end_date')} hint={texts.hints.end_date} defaultValue={draft.end_date} />
      <DateField
        {...describe('application_deadline')}
        hint={texts.hints.application_deadline}
        defaultValue={draft.application_deadline}
      />
    </FormSection>
  );
}

/** `onEdit` reports changes that emit no input event, such as a removed row. */
export function DetailsSection({ describe, draft, onEdit }: SectionProps & { onEdit: () => void }) {
  const texts = useTexts(jobsTexts);
  return (
    <FormSection id={nameSection('details')} {...texts.sections.details}>
      <TextAreaField
        {...describe('description')}
        required
        hint={texts.hints.description}
        maxLength={20_000}
        defaultValue={draft.description.overview}
        className={wholeRowClass}
      />
      {(['responsibilities', 'requirements'] as const).map((name) => (
        <div key={name} className={wholeRowClass}>
          <ItemList name={name} initial={draft.description[name]} onEdit={onEdit} {...texts.lists[name]} />
        </div>
      ))}
    </FormSection>
  );
}

export function BenefitsSection(props: BenefitsPickerProps) {
  const texts = useTexts(jobsTexts);
  return (
    <FormSection id={nameSection('benefits')} {...texts.sections.benefits}>
      <div className={wholeRowClass}>
        <BenefitsPicker {...props} />
      </div>
    </FormSection>
  );
}
