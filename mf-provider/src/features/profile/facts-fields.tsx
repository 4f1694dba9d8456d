import { useState } from 'react';
import type { JobProvider } from '@metier/sdk/contract';
import {
  choicesTexts,
  COMPANY_SIZES,
  companyFactsTexts,
  INDUSTRIES,
  JOB_LANGUAGES,
  withLabels,
} from '@metier/sdk/rules';
import {
  CheckboxGroup,
  describeFields,
  NumberField,
  SelectField,
  useTexts,
  wholeRowClass,
} from '@metier/sdk/ui';
import { profileTexts } from './profile.texts';

interface FactsFieldsProps {
  company: JobProvider;
  errorsOf: (name: string) => readonly string[];
}

/** What a company's page says at a glance; all of it is optional. */
export function FactsFields({ company, errorsOf }: FactsFieldsProps) {
  const texts = useTexts(profileTexts);
  const facts = useTexts(companyFactsTexts);
  const { jobLanguages } = useTexts(choicesTexts);
  const [languages, setLanguages] = useState<readonly string[]>(company.working_languages ?? []);
  const describe = describeFields(texts.fields, errorsOf);
  return (
    <>
      <SelectField
        {...describe('industry')}
        defaultValue={company.industry ?? ''}
        options={withLabels(INDUSTRIES, facts.industries)}
        placeholder={texts.notSaid}
      />
      <SelectField
        {...describe('company_size')}
        defaultValue={company.company_size ?? ''}
        options={withLabels(COMPANY_SIZES, facts.sizes)}
        placeholder={texts.notSaid}
      />
      <NumberField
        {...describe('founding_year')}
        defaultValue={company.founding_year ?? ''}
        hint={texts.hints.founding_year}
        inputMode="numeric"
        maxLength={4}
      />
      <CheckboxGroup
        {...describe('working_languages')}
        options={withLabels(JOB_LANGUAGES, jobLanguages)}
        values={languages}
        onChange={setLanguages}
        className={wholeRowClass}
      />
    </>
  );
}
