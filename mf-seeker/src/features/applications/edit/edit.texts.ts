import { defineTexts } from '@metier/sdk/rules';

export const editTexts = defineTexts('seeker/applications/edit/edit', {
  title: 'Edit Application',
  label: (title: string) => `Your application for ${title}`,
  resumeHint: (present: string | null) =>
    present
      ? `${present} is attached. Another file replaces it. PDF, DOC or DOCX, at most 5 MB.`
      : 'PDF, DOC or DOCX, at most 5 MB. Optional.',
  save: 'Save Changes',
  saving: 'Saving your application…',
  cancel: 'Cancel',
  done: 'Application updated successfully',
  failed: 'Failed to update application. Please try again.',
  leave: {
    text: 'Close without saving? What you have changed will be lost.',
    confirm: 'Discard Changes',
    cancel: 'Keep Editing',
    isDangerous: true,
  },
});
