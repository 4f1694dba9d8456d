import type { Application } from '@metier/sdk/contract';
import { readValue } from '@metier/sdk/remote';
import { useLoaderData } from '@metier/sdk/router';
import { fillTemplate, type Language } from '@metier/sdk/rules';
import { SelectField, useTexts } from '@metier/sdk/ui';
import type { ApplicationsData } from '../load-applications';
import { templatesTexts } from './templates.texts';

interface TemplatePickerProps {
  application: Application;
  /** Language of the message, in which templates are offered. */
  language: Language;
  /** Called with the filled text of the chosen template. */
  onPick: (text: string) => void;
}

/** Chooses a template for a message to the candidate; nothing while the company has none in the language. */
export function TemplatePicker({ application, language, onPick }: TemplatePickerProps) {
  const texts = useTexts(templatesTexts);
  const { templates: loaded } = useLoaderData<ApplicationsData>();
  const templates = (readValue(loaded) ?? []).filter(
    (template) => template.kind === 'message' && template.language === language,
  );
  const { applicant_name: candidate, job } = application;
  const values = { candidate, job: job.title, company: job.job_provider.company_name };

  function handleChange(id: string) {
    const template = templates.find((one) => String(one.id) === id);
    onPick(template ? fillTemplate(template.text, values) : '');
  }

  if (templates.length === 0) return null;
  return (
    <SelectField
      label={texts.pick}
      placeholder={texts.noTemplate}
      options={templates.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={(event) => handleChange(event.currentTarget.value)}
    />
  );
}
