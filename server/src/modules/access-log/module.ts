import { applicationAccessesData } from '../../db/schema/privacy';
import type { Module } from '../../module';

export const accessLogModule = {
  personalData: { applicationAccesses: applicationAccessesData },
} satisfies Module;
