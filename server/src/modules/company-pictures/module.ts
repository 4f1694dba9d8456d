import { companyPicturesData } from '../../db/schema/company-pictures';
import type { Module } from '../../module';
import { companyPicturesRoutes } from './company-pictures.routes';

export const companyPicturesModule = {
  routes: [{ prefix: '/auth/company-pictures', routes: companyPicturesRoutes }],
  personalData: { companyPictures: companyPicturesData },
} satisfies Module;
