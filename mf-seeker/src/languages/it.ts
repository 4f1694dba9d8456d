import { translations as shared } from '@metier/sdk/italian';
import { answersTexts } from '../features/applications/answers/answers.texts.it';
import { applicationsTexts } from '../features/applications/applications.texts.it';
import { applyTexts } from '../features/applications/apply/apply.texts.it';
import { accessTexts } from '../features/applications/details/access-list.texts.it';
import { documentsTexts as applicationsDocumentsTexts } from '../features/applications/documents/documents.texts.it';
import { editTexts } from '../features/applications/edit/edit.texts.it';
import { interviewsTexts } from '../features/applications/interviews/interviews.texts.it';
import { reviewTexts } from '../features/applications/review/review.texts.it';
import { dashboardTexts } from '../features/dashboard/dashboard.texts.it';
import { documentsTexts } from '../features/documents/documents.texts.it';
import { profileTexts } from '../features/profile/profile.texts.it';

/** All translations of this bundle to Italian. */
export const translations = [
  ...shared,
  answersTexts,
  applicationsTexts,
  applyTexts,
  accessTexts,
  applicationsDocumentsTexts,
  editTexts,
  interviewsTexts,
  reviewTexts,
  dashboardTexts,
  documentsTexts,
  profileTexts,
];
