import { filesTexts } from './files.texts';

export type MediaType = keyof typeof extensions;

/** Every stored type and its file extension. */
export const extensions = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
} as const;

const WORD: readonly MediaType[] = [
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
];
const MEGABYTE = 1024 * 1024;

/** Limits of uploads in one place of the product. */
export interface UploadPolicy {
  readonly maxBytes: number;
  readonly mediaTypes: readonly MediaType[];
  /** Pictures are always re-encoded without metadata: in the same format, or as WebP of a limited size. */
  readonly pictures: 'same' | 'portrait' | 'wide';
  readonly tooLarge: string;
  readonly wrongKind: string;
}

export const profilePicturePolicy: UploadPolicy = {
  maxBytes: 5 * MEGABYTE,
  mediaTypes: ['image/jpeg', 'image/png', 'image/gif'],
  pictures: 'portrait',
  get tooLarge() {
    return filesTexts.pictureTooLarge;
  },
  get wrongKind() {
    return filesTexts.pictureKind;
  },
};

export const companyPicturePolicy: UploadPolicy = {
  maxBytes: 5 * MEGABYTE,
  mediaTypes: ['image/jpeg', 'image/png', 'image/gif'],
  pictures: 'wide',
  get tooLarge() {
    return filesTexts.pictureTooLarge;
  },
  get wrongKind() {
    return filesTexts.pictureKind;
  },
};

export const resumePolicy: UploadPolicy = {
  maxBytes: 5 * MEGABYTE,
  mediaTypes: ['application/pdf', ...WORD],
  pictures: 'same',
  get tooLarge() {
    return filesTexts.resumeTooLarge;
  },
  get wrongKind() {
    return filesTexts.resumeKind;
  },
};

export const applicationDocumentPolicy: UploadPolicy = {
  maxBytes: 5 * MEGABYTE,
  mediaTypes: ['application/pdf', ...WORD, 'image/jpeg', 'image/png'],
  pictures: 'same',
  get tooLarge() {
    return filesTexts.documentTooLarge;
  },
  get wrongKind() {
    return filesTexts.documentKind;
  },
};

export const attachmentPolicy: UploadPolicy = {
  maxBytes: 10 * MEGABYTE,
  mediaTypes: ['application/pdf'],
  pictures: 'same',
  get tooLarge() {
    return filesTexts.attachmentTooLarge;
  },
  get wrongKind() {
    return filesTexts.attachmentKind;
  },
};
