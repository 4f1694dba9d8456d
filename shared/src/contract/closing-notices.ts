import { Type, type Static } from 'typebox';
import { TEMPLATE_MAX_LENGTH } from '../rules/index';
import { Count, Id, RequiredText, SiteLanguage, Timestamp } from './common';

/** The text that the candidates of a closed job get who have had no decision; `text` has placeholders. */
export const ClosingNotice = Type.Object({
  job: Type.Object({ id: Id, title: Type.String() }),
  candidates: Count,
  text: Type.String(),
  /** Language of text and subject: that of the ad, else of most of the candidates, unless the company changes it. */
  language: SiteLanguage,
  send_at: Timestamp,
});
export type ClosingNotice = Static<typeof ClosingNotice>;

/** With `keep`, the text becomes that of the company's later closing notices in this language. */
export const ClosingNoticePatch = Type.Object({
  text: RequiredText(TEMPLATE_MAX_LENGTH),
  language: Type.Optional(SiteLanguage),
  keep: Type.Optional(Type.Boolean()),
});
export type ClosingNoticePatch = Static<typeof ClosingNoticePatch>;
