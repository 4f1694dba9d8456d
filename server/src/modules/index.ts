import type { Module } from '../module';
import { accessLogModule } from './access-log/module';
import { accountDataModule } from './account-data/module';
import { accountDeletionModule } from './account-deletion/module';
import { accountsModule } from './accounts/module';
import { alertsModule } from './alerts/module';
import { applicationDocumentsModule } from './application-documents/module';
import { applicationsModule } from './applications/module';
import { appliedJobsModule } from './applied-jobs/module';
import { attachmentsModule } from './attachments/module';
import { closingLettersModule } from './closing-letters/module';
import { companyPicturesModule } from './company-pictures/module';
import { dashboardsModule } from './dashboards/module';
import { discoveryModule } from './discovery/module';
import { eventsModule } from './events/module';
import { favoritesModule } from './favorites/module';
import { followsModule } from './follows/module';
import { healthModule } from './health/module';
import { interviewsModule } from './interviews/module';
import { jobDraftsModule } from './job-drafts/module';
import { jobprovidersModule } from './jobproviders/module';
import { jobsModule } from './jobs/module';
import { jobseekersModule } from './jobseekers/module';
import { messageTemplatesModule } from './message-templates/module';
import { messagesModule } from './messages/module';
import { moderationModule } from './moderation/module';
import { newsletterModule } from './newsletter/module';
import { notificationsModule } from './notifications/module';
import { plannedMovesModule } from './planned-moves/module';
import { referenceModule } from './reference/module';
import { remindersModule } from './reminders/module';
import { removedDocumentsModule } from './removed-documents/module';
import { responseTimesModule } from './response-times/module';
import { reviewsModule } from './reviews/module';
import { searchProposalsModule } from './search-proposals/module';
import { tasksModule } from './tasks/module';

/** The job board. */
export const boardModules: readonly Module[] = [
  accountsModule,
  attachmentsModule,
  removedDocumentsModule,
  accountDeletionModule,
  accountDataModule,
  jobseekersModule,
  referenceModule,
  jobprovidersModule,
  companyPicturesModule,
  newsletterModule,
  alertsModule,
  notificationsModule,
  tasksModule,
  applicationsModule,
  applicationDocumentsModule,
  plannedMovesModule,
  messagesModule,
  interviewsModule,
  accessLogModule,
  jobsModule,
  searchProposalsModule,
  jobDraftsModule,
  followsModule,
  favoritesModule,
  reviewsModule,
  responseTimesModule,
  closingLettersModule,
  messageTemplatesModule,
  moderationModule,
  appliedJobsModule,
  dashboardsModule,
  remindersModule,
  eventsModule,
  healthModule,
  discoveryModule,
];
