import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { TaskSummary } from '@metier/sdk/contract';
import { Type } from 'typebox';
import { allow } from '../../http/access/allow';
import { listTasks } from './tasks.service';

export const tasksRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    {
      config: allow('team', 'listTasks', 'Open tasks of the scheduler, by kind'),
      schema: { response: { 200: Type.Array(TaskSummary) } },
    },
    () => listTasks(app.dependencies),
  );
};
