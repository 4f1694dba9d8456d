import type { Dependencies } from '../dependencies';
import { handleExports } from './account-data/make-export.service';
import { handleErasure } from './account-deletion/erase-account.service';
import { handleRetention } from './account-deletion/retention.service';
import { handleInterviewTasks } from './interviews/interviews.reminders.service';
import { handleClosingTasks } from './closing-notices/closing-notices.service';
import { handleDraftTasks } from './job-drafts/job-schedule.service';
import { handleJobTasks } from './jobs/jobs.open-state';
import { handleAlertTasks } from './alerts/alert-tasks.service';
import { handleFollowTasks } from './follows/notify-followers.service';
import { handleModerationTasks } from './moderation/removed-jobs.service';
import { handleNoticeTasks } from './notices/daily-mail.service';
import { handlePlannedMoves } from './planned-moves/planned-moves.service';
import { handleRemovedDocuments } from './removed-documents/removed-documents.service';
import { handleReminderTasks } from './reminders/reminders.service';
import { handleResponseTimeTasks } from './response-times/response-times.service';

/** Registers the tasks of all modules at the scheduler. */
export function handleTasks(dependencies: Dependencies): void {
  handleNoticeTasks(dependencies);
  handleInterviewTasks(dependencies);
  handleReminderTasks(dependencies);
  handleClosingTasks(dependencies);
  handleResponseTimeTasks(dependencies);
  handlePlannedMoves(dependencies);
  handleRemovedDocuments(dependencies);
  handleJobTasks(dependencies);
  handleDraftTasks(dependencies);
  handleAlertTasks(dependencies);
  handleFollowTasks(dependencies);
  handleModerationTasks(dependencies);
  handleExports(dependencies);
  handleErasure(dependencies);
  handleRetention(dependencies);
}
