import { closingNoticesData } from '../../db/schema/answers';
import type { Module } from '../../module';
import { closingLettersRoutes } from './closing-letters.routes';
import { handleClosingTasks } from './closing-letters.service';

export const closingLettersModule = {
  routes: [{ prefix: '/auth/closing-notices', routes: closingLettersRoutes }],
  tasks: [handleClosingTasks],
  personalData: { closingNotices: closingNoticesData },
} satisfies Module;
