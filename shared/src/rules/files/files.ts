export interface FileRule {
  /** Lower case, with the dot. */
  readonly extensions: readonly string[];
  readonly mediaTypes: readonly string[];
  readonly maxBytes: number;
  /** Error message for the user. */
  readonly wrongType: string;
  readonly tooLarge: string;
}

const MEGABYTE = 1024 * 1024;
const PDF = 'application/pdf';
const DOC = 'application/msword';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/**
 * Upload rules per purpose. The server checks the content; names and media types are only a first check in
 * the browser.
 */
export const FILE_RULES = {
  profilePicture: {
    extensions: ['.jpg', '.jpeg', '.png', '.gif'],
    mediaTypes: ['image/jpeg', 'image/png', 'image/gif'],
    maxBytes: 5 * MEGABYTE,
    wrongType: 'Unsupported file format. Please use JPG, PNG or GIF.',
    tooLarge: 'Image is too large. Maximum 5MB.',
  },
  resume: {
    extensions: ['.pdf', '.doc', '.docx'],
    mediaTypes: [PDF, DOC, DOCX],
    maxBytes: 5 * MEGABYTE,
    wrongType: 'Unsupported file format. Please use PDF, DOC or DOCX.',
    tooLarge: 'File size exceeds 5MB limit. Please choose a smaller file.',
  },
  applicationDocument: {
    extensions: ['.pdf', '.doc', '.docx', '.jpg', '.jpeg', '.png'],
    mediaTypes: [PDF, DOC, DOCX, 'image/jpeg', 'image/png'],
    maxBytes: 5 * MEGABYTE,
    wrongType: 'Unsupported file format. Please use PDF, DOC, DOCX, JPG or PNG.',
    tooLarge: 'File size exceeds 5MB limit. Please choose a smaller file.',
  },
  libraryDocument: {
    extensions: ['.pdf'],
    mediaTypes: [PDF],
    maxBytes: 10 * MEGABYTE,
    wrongType: 'Only PDF files are allowed.',
    tooLarge: 'File size must not exceed 10 MB.',
  },
} as const satisfies Record<string, FileRule>;
