import { responseTimesData } from '../../db/schema/answers';
import type { Module } from '../../module';
import { handleResponseTimeTasks } from './response-times.service';

export const responseTimesModule = {
  tasks: [handleResponseTimeTasks],
  personalData: { responseTimes: responseTimesData },
} satisfies Module;
