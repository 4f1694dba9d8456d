import { defineTexts, PLACEHOLDERS, type TemplateKind } from '@metier/sdk/rules';

const nameAll = (kind: TemplateKind) =>
  PLACEHOLDERS.filter(({ value }) => kind === 'rejection' || value !== 'reason')
    .map(({ value }) => `{${value}}`)
    .join(', ');

export const templatesTexts = defineTexts('provider/applications/planned/templates', {
  action: 'Templates',
  title: 'Message templates',
  hint: 'Texts that you use again. Names, jobs and reasons are filled in before you send.',
  none: 'No templates yet.',
  add: 'New template',
  addTitle: 'New template',
  editTitle: (name: string) => `Edit ${name}`,
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  remove: 'Delete',
  removeOf: (name: string) => `Delete ${name}`,
  removed: (name: string) => `${name} deleted`,
  restored: (name: string) => `${name} restored`,
  removeFailed: 'The template could not be deleted. Please try again.',
  restoreFailed: 'The template could not be restored. Please try again.',
  saved: 'Template saved',
  saveFailed: 'The template could not be saved. Please try again.',
  loadFailed: 'The templates could not be loaded',
  kind: 'Used for',
  languageHint: 'Placeholders are filled in in this language.',
  name: 'Name',
  text: 'Text',
  textHint: (kind: TemplateKind) => `Placeholders: ${nameAll(kind)}`,
  preview: 'Example',
  sample: {
    candidate: 'Lea Keller',
    job: 'Cook',
    company: 'Your company',
    reason: 'the position has been filled',
  },
  save: 'Save template',
  saving: 'Saving the template…',
  cancel: 'Cancel',
  close: 'Close',
  required: 'This field is required.',
  pick: 'Template',
  noTemplate: 'No template',
});
