import type { Module } from '../../module';
import { handleResponseTimeTasks } from './response-times.service';

export const responseTimesModule = {
  tasks: [handleResponseTimeTasks],
} satisfies Module;
