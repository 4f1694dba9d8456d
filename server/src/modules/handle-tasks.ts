import type { Dependencies } from '../dependencies';
import { handleInterviewTasks } from './interviews/interviews.reminders.service';
import { handleNoticeTasks } from './notices/daily-mail.service';

/** Registers the tasks of all modules at the scheduler. */
export function handleTasks(dependencies: Dependencies): void {
  handleNoticeTasks(dependencies);
  handleInterviewTasks(dependencies);
}
