import { defineTexts } from '@metier/sdk/rules';

export const pictureTexts = defineTexts('public/picture/picture', {
  person: { label: 'Profile picture', saved: 'Picture updated', removed: 'Picture removed' },
  company: { label: 'Company logo', saved: 'Logo updated', removed: 'Logo removed' },
  hint: 'JPG, PNG or GIF, at most 5 MB. It is saved as soon as you choose it.',
  saving: 'Uploading…',
  remove: 'Remove',
  failed: 'The picture could not be saved. Please try again.',
  removeFailed: 'The picture could not be removed. Please try again.',
});
