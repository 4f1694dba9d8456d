import { closingNoticesData } from '../../db/schema/answers';
import type { Module } from '../../module';
import { closingNoticesRoutes } from './closing-notices.routes';
import { handleClosingTasks } from './closing-notices.service';

export const closingNoticesModule = {
  routes: [{ prefix: '/auth/closing-notices', routes: closingNoticesRoutes }],
  tasks: [handleClosingTasks],
  personalData: { closingNotices: closingNoticesData },
} satisfies Module;
