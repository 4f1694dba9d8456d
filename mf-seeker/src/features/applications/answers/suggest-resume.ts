import type { Attachment } from '@metier/sdk/contract';

/** Names that people give a curriculum vitae, in the four languages. */
const NAMED_LIKE_ONE = /lebenslauf|curriculum|r[eé]sum[eé]|(?<!\p{L})cv(?!\p{L})/iu;

const normalise = (name: string) => name.normalize('NFC').toLowerCase();

/** The document that is a resume for certain or by its name: the one sent last, else the newest named like one. */
export const suggestResume = (
  documents: readonly Attachment[],
  sentLast: string | null | undefined,
): Attachment | undefined =>
  documents.find(({ name }) => sentLast && normalise(name) === normalise(sentLast)) ??
  documents.find(({ name }) => NAMED_LIKE_ONE.test(name.normalize('NFC')));
