import { Type, type Static } from 'typebox';
import { TEMPLATE_KINDS, TEMPLATE_MAX_LENGTH, valuesOf } from '../rules/index';
import { Id, OneOf, RequiredText, SiteLanguage } from './common';

const TemplateKindName = OneOf(valuesOf(TEMPLATE_KINDS));

/** A text of a company in one language, with placeholders such as `{candidate}`. */
export const MessageTemplate = Type.Object({
  id: Id,
  kind: TemplateKindName,
  language: SiteLanguage,
  name: Type.String(),
  text: Type.String(),
});
export type MessageTemplate = Static<typeof MessageTemplate>;

export const MessageTemplateBody = Type.Object({
  kind: TemplateKindName,
  /** By default the one that the text is recognised as, else that of the request. */
  language: Type.Optional(SiteLanguage),
  name: RequiredText(80),
  text: RequiredText(TEMPLATE_MAX_LENGTH),
});
export type MessageTemplateBody = Static<typeof MessageTemplateBody>;

/** The kind of a template stays. */
export const MessageTemplatePatch = Type.Partial(Type.Omit(MessageTemplateBody, ['kind']));
export type MessageTemplatePatch = Static<typeof MessageTemplatePatch>;
