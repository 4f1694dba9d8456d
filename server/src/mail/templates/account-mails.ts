import type { AccountChange, MailPayloads } from '../mails';
import { makeEmailToken, makeResetToken } from '../account-tokens';
import { accountMailTexts as texts } from './account-mail.texts';
import type { LinkContext } from './mail-closing';
import type { WrittenMail } from './mail-content';
import { mailTexts } from './mail.texts';

type AccountMailKind = 'password-reset' | 'email-confirm' | 'email-taken' | 'account-changed';

type Writers = {
  [Kind in AccountMailKind]: (payload: MailPayloads[Kind], links: LinkContext) => WrittenMail;
};

/** Changes after which a new password does not help a person who did not make them. */
const ASKS_SUPPORT: ReadonlySet<AccountChange> = new Set(['email', 'two-step-on', 'two-step-app']);

const PAGES = { choosePassword: '/forgot-password', support: '/support' } as const;

/** Mails about the account itself: they cannot be ended. */
export const accountWriters: Writers = {
  'password-reset': (payload, { origin, secret }) => ({
    subject: mailTexts.passwordReset.subject,
    lines: mailTexts.passwordReset.lines,
    action: {
      label: mailTexts.passwordReset.action,
      address: `${origin}/reset-password?token=${makeResetToken(secret, payload.key)}`,
    },
    footnote: mailTexts.passwordReset.footnote,
  }),
  'email-confirm': (payload, { origin, secret }) => ({
    subject: texts.confirm.subject,
    lines: texts.confirm.lines(payload),
    action: {
      label: texts.confirm.action,
      address: `${origin}/account/confirm-email?token=${makeEmailToken(secret, payload.key)}`,
    },
    footnote: texts.confirm.footnote,
  }),
  'email-taken': (_, { origin }) => ({
    subject: texts.taken.subject,
    lines: texts.taken.lines,
    action: { label: texts.taken.action, address: `${origin}/login` },
    footnote: texts.taken.footnote,
  }),
  'account-changed': ({ change, device }, { origin }) => {
    const { subject, lines } = texts.changes[change];
    const [what = '', ...rest] = lines;
    const action = ASKS_SUPPORT.has(change) ? 'support' : 'choosePassword';
    return {
      subject,
      lines: device ? [what, texts.device(device.browser, device.system), ...rest] : lines,
      action: { label: texts.actions[action], address: `${origin}${PAGES[action]}` },
      footnote: mailTexts.accountFootnote,
    };
  },
};
