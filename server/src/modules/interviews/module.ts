import { interviewBookingsData, interviewSlotsData, interviewsData } from '../../db/schema/interviews';
import type { Module } from '../../module';
import { interviewsRoutes } from './interviews.routes';
import { handleInterviewTasks } from './interviews.reminders.service';

export const interviewsModule = {
  routes: [{ prefix: '/interviews', routes: interviewsRoutes }],
  tasks: [handleInterviewTasks],
  personalData: {
    interviews: interviewsData,
    interviewSlots: interviewSlotsData,
    interviewBookings: interviewBookingsData,
  },
} satisfies Module;
