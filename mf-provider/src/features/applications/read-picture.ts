import type { Application } from '@metier/sdk/contract';

/** URL of the applicant's portrait; null for a withdrawn application. */
export const readPicture = ({ status, applicant_picture: picture }: Application): string | null =>
  status === 'withdrawn' ? null : picture;
