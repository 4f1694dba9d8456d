import { tasksData } from '../../db/schema/tasks';
import type { Module } from '../../module';
import { tasksRoutes } from './tasks.routes';
import { measureTasks } from './tasks.service';

export const tasksModule = {
  routes: [{ prefix: '/tasks', routes: tasksRoutes }],
  prepare: (app) => measureTasks(app.metrics, app.dependencies),
  personalData: { tasks: tasksData },
} satisfies Module;
