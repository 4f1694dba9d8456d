import { advantagesData } from '../../db/schema/jobproviders';
import { skillsData } from '../../db/schema/jobseekers';
import type { Module } from '../../module';
import { referenceRoutes } from './reference.routes';

export const referenceModule = {
  routes: [{ prefix: '/auth', routes: referenceRoutes }],
  personalData: {
    skills: skillsData,
    advantages: advantagesData,
  },
} satisfies Module;
