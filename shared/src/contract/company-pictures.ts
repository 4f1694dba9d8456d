import { Type, type Static } from 'typebox';
import { MAX_COMPANY_PICTURES, MAX_PICTURE_TEXT } from '../rules/index';
import { Count, Id, RequiredText } from './common';

/** A picture on a company's page. */
export const CompanyPicture = Type.Object({
  id: Id,
  address: Type.String(),
  /** What there is to see, for people who do not see it. */
  text: Type.String(),
  /** In pixels. */
  width: Count,
  height: Count,
});
export type CompanyPicture = Static<typeof CompanyPicture>;

/** Text fields of the form that adds a picture; the picture itself is its `file`. */
export const CompanyPictureForm = Type.Object({ text: RequiredText(MAX_PICTURE_TEXT) });
export type CompanyPictureForm = Static<typeof CompanyPictureForm>;

export const CompanyPictureChanges = Type.Object({
  text: Type.Optional(RequiredText(MAX_PICTURE_TEXT)),
  /** The place among the company's pictures, 1 for the cover; a place after the last is the last. */
  position: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_COMPANY_PICTURES })),
});
export type CompanyPictureChanges = Static<typeof CompanyPictureChanges>;
