import type { DAILY_MAIL, NoticeKind } from '@metier/sdk/rules';
import { makeUnsubscribeToken } from '../unsubscribe-token';
import { mailTexts } from './mail.texts';

/** Parameters of the links in a mail. */
export interface LinkContext {
  /** The public origin, without a trailing slash. */
  readonly origin: string;
  /** Signs tokens for the recipient of the mail. */
  readonly secret: string;
}

/**
 * The end of a mail about an event: why it came, and the links that choose or end such mails. Mails of an earlier version
 * have no account.
 */
export const closing = (
  subscription: NoticeKind | typeof DAILY_MAIL,
  account: number | undefined,
  links: LinkContext,
) => ({
  footnote: mailTexts.accountFootnote,
  manage: { label: mailTexts.manage, address: `${links.origin}/notices/settings` },
  ...(account !== undefined && {
    unsubscribeAddress: `${links.origin}/notices/unsubscribe/?token=${makeUnsubscribeToken(links.secret, account, subscription)}`,
  }),
});
