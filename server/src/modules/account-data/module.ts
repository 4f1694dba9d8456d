import { dataExportsData } from '../../db/schema/privacy';
import type { Module } from '../../module';
import { accountDataRoutes } from './account-data.routes';
import { handleExports } from './make-export.service';

export const accountDataModule = {
  routes: [{ prefix: '/auth/me/data', routes: accountDataRoutes }],
  tasks: [handleExports],
  personalData: { dataExports: dataExportsData },
} satisfies Module;
