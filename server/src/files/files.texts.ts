import { inCurrentLanguage } from '../languages/current-language';
import { defineTexts } from '@metier/sdk/rules';

/** Messages of refused uploads and downloads, in the specification's words where it has some. */
const english = defineTexts('server/files/files', {
  pictureTooLarge: 'Image is too large. Maximum 5MB.',
  pictureKind: 'Unsupported file format. Please use JPG, PNG or GIF.',
  resumeTooLarge: 'File size exceeds 5MB limit. Please choose a smaller file.',
  resumeKind: 'Only PDF, DOC and DOCX files are allowed.',
  documentTooLarge: 'File size must not exceed 5 MB.',
  documentKind: 'Only PDF, DOC, DOCX, JPG and PNG files are allowed.',
  attachmentTooLarge: 'File size must not exceed 10 MB.',
  attachmentKind: 'Only PDF files are allowed.',
  empty: 'The file is empty.',
  infected: 'This file contains malware, so it has not been saved.',
  unexpected: 'No file is expected here.',
  unavailable: 'Files cannot be saved or opened at the moment. Please try again later.',
});

export const filesTexts = inCurrentLanguage(english);
