import { FormSection, TextField, useTexts, wholeRowClass } from '@metier/sdk/ui';
import type { JobDraft } from '../draft/job-draft';
import type { FieldDescription, FieldName } from './job-sections';
import { nameSection } from './job-outline';
import { jobsTexts } from '../jobs.texts';

interface ContactSectionProps {
  describe: (name: FieldName) => FieldDescription;
  draft: JobDraft;
}

/** The person whom candidates may ask, shown on the page of the job. */
export function ContactSection({ describe, draft }: ContactSectionProps) {
  const texts = useTexts(jobsTexts);
  return (
    <FormSection id={nameSection('contact')} {...texts.sections.contact}>
      <TextField
        {...describe('contact_name')}
        maxLength={200}
        defaultValue={draft.contact_name}
        className={wholeRowClass}
      />
      <TextField
        {...describe('contact_email')}
        type="email"
        maxLength={254}
        defaultValue={draft.contact_email}
      />
      <TextField
        {...describe('contact_phone')}
        type="tel"
        maxLength={40}
        defaultValue={draft.contact_phone}
      />
    </FormSection>
  );
}
