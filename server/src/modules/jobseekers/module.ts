import { jobseekerSkillsData, jobseekersData } from '../../db/schema/jobseekers';
import type { Module } from '../../module';
import { jobseekersRoutes } from './jobseekers.routes';

export const jobseekersModule = {
  routes: [{ prefix: '/auth/jobseekers', routes: jobseekersRoutes }],
  personalData: {
    jobseekers: jobseekersData,
    jobseekerSkills: jobseekerSkillsData,
  },
} satisfies Module;
