import type { Module } from '../../module';
import { interviewsRoutes } from './interviews.routes';
import { handleInterviewTasks } from './interviews.reminders.service';

export const interviewsModule = {
  routes: [{ prefix: '/interviews', routes: interviewsRoutes }],
  tasks: [handleInterviewTasks],
} satisfies Module;
