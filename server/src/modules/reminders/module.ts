import type { Module } from '../../module';
import { handleMessageEvents } from './application-reminders.service';
import { handleReminderTasks } from './reminders.service';

export const remindersModule = {
  tasks: [handleReminderTasks],
  events: [handleMessageEvents],
} satisfies Module;
