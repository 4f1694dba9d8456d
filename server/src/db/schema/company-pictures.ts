import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { declare } from '../personal-data/declaration';
import { ofCompany } from '../personal-data/whose';
import { createdMoment, identity } from './columns';
import { files } from './files';
import { jobproviders } from './jobproviders';

/** Pictures on the pages of companies. */
export const companyPictures = pgTable(
  'company_pictures',
  {
    id: identity(),
    jobproviderId: integer()
      .notNull()
      .references(() => jobproviders.id, { onDelete: 'cascade' }),
    fileId: text()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    /** What there is to see. */
    text: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** From 1, the cover. */
    position: integer().notNull(),
    createdAt: createdMoment(),
  },
  (picture) => [
    index('company_pictures_company_idx').on(picture.jobproviderId, picture.position),
    index('company_pictures_file_idx').on(picture.fileId),
  ],
);

export type CompanyPictureRow = typeof companyPictures.$inferSelect;

export const companyPicturesData = declare(companyPictures, {
  rows: ofCompany(companyPictures.jobproviderId),
  columns: {
    id: 'not personal',
    jobproviderId: 'personal',
    fileId: 'personal',
    text: 'personal',
    width: 'personal',
    height: 'personal',
    position: 'personal',
    createdAt: 'personal',
  },
  onExport: 'included',
  onDeletion: 'deleted',
});
