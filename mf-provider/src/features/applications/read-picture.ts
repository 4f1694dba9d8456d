import type { Application } from '@metier/shared/contract';

/** The applicant's portrait; a withdrawn application shows none. */
export const readPicture = ({ status, applicant_picture: picture }: Application): string | null =>
  status === 'withdrawn' ? null : picture;
