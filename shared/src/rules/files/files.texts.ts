import { FILE_RULES } from './files';
import { defineTexts } from '../languages/texts';

const { profilePicture, resume, applicationDocument, libraryDocument } = FILE_RULES;

/** Why a file is refused, by its rule. */
export const fileRulesTexts = defineTexts('rules/files', {
  empty: 'The file is empty.',
  isProtected: 'This PDF is protected. Please check that it opens without a password.',
  wrongType: {
    profilePicture: profilePicture.wrongType,
    resume: resume.wrongType,
    applicationDocument: applicationDocument.wrongType,
    libraryDocument: libraryDocument.wrongType,
  },
  tooLarge: {
    profilePicture: profilePicture.tooLarge,
    resume: resume.tooLarge,
    applicationDocument: applicationDocument.tooLarge,
    libraryDocument: libraryDocument.tooLarge,
  },
});
