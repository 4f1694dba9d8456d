import type { DAILY_MAIL, NoticeKind } from '@metier/sdk/rules';
import { sign } from '../signing';

/** Token of the link that ends a kind of mail to an account; valid without a session, and for good. */
export const makeUnsubscribeToken = (
  secret: string,
  account: number,
  subscription: NoticeKind | typeof DAILY_MAIL,
): string => `${account}.${subscription}.${sign(secret, 'unsubscribe', `${account}.${subscription}`)}`;
