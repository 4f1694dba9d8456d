import { useLanguage, useTexts } from '@metier/sdk/ui';
import { useState } from 'react';
import type { Application, MessageTemplate } from '@metier/sdk/contract';
import {
  explainRejection,
  fillTemplate,
  REJECTION_REASONS,
  rejectionsTexts,
  type Language,
  type PlaceholderValues,
  type RejectionReason,
} from '@metier/sdk/rules';

/** The values of the placeholders in a message about this application. */
const readValues = (
  { applicant_name: candidate, job }: Application,
  reason: RejectionReason,
  language: Language,
): PlaceholderValues => ({
  candidate,
  job: job.title,
  company: job.job_provider.company_name,
  reason: explainRejection(reason, language),
});

/**
 * The message of a rejection: the template, filled in for a single candidate, until the text is edited. For
 * several candidates the placeholders stay, and the server fills them in. Text and reason are in the language of
 * the page, whatever that of the candidate is: what is sent is what the employer has read.
 */
export function useRejectionText(
  applications: readonly Application[],
  templates: readonly MessageTemplate[],
) {
  const language = useLanguage();
  const { text: builtIn } = useTexts(rejectionsTexts);
  const [reason, setReason] = useState<RejectionReason>(REJECTION_REASONS[0].value);
  const [templateId, setTemplate] = useState(templates[0]?.id);
  const [edited, setEdited] = useState<string>();
  const template = templates.find(({ id }) => id === templateId)?.text ?? builtIn;
  const [first] = applications;
  const values = first && readValues(first, reason, language);
  const filled = applications.length === 1 && values ? fillTemplate(template, values) : template;
  const text = edited ?? filled;
  return {
    reason,
    setReason,
    templateId,
    setTemplate(id: number | undefined) {
      setTemplate(id);
      setEdited(undefined);
    },
    text,
    setText: setEdited,
    preview: values && fillTemplate(text, values),
  };
}

export type RejectionText = ReturnType<typeof useRejectionText>;
