import { sign } from '../signing';

/** Token of the link in a candidate's mail, valid for one interview until it has ended. */
export const makeInterviewToken = (secret: string, id: number, uid: string): string =>
  `${id}.${sign(secret, 'interview', `${id}.${uid}`)}`;
