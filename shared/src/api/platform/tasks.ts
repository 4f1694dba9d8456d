import type { TaskSummary } from '../../contract/index';
import type { CallOptions, Http, Listing } from '../http';
import { listItems, type ItemShape } from '../list-items';

const TASK_SAMPLE: ItemShape<TaskSummary> = { kind: '', waiting: 0, due: 0, dead: 0, late_seconds: 0 };

/** Open tasks of the server, by kind; requires a team token. */
export const listTasks = (http: Http, options?: CallOptions): Promise<Listing<TaskSummary>> =>
  listItems(http, 'tasks/', TASK_SAMPLE, options);
