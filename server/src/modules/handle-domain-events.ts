import type { Dependencies } from '../dependencies';
import { handleInterviewEvents } from './applications/applications.status.service';
import { handleDraftEvents } from './job-drafts/job-drafts.service';
import { handleTextEvents } from './moderation/screen-text';
import { handleMessageEvents } from './reminders/application-reminders.service';

/** Registers what modules do when one below them announces an event. */
export function handleDomainEvents(dependencies: Dependencies): void {
  handleInterviewEvents(dependencies);
  handleDraftEvents(dependencies);
  handleTextEvents(dependencies);
  handleMessageEvents(dependencies);
}
