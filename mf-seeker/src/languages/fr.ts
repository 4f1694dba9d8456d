import { translations as shared } from '@metier/sdk/french';
import { answersTexts } from '../features/applications/answers/answers.texts.fr';
import { applicationsTexts } from '../features/applications/applications.texts.fr';
import { applyTexts } from '../features/applications/apply/apply.texts.fr';
import { accessTexts } from '../features/applications/details/access-list.texts.fr';
import { documentsTexts as applicationsDocumentsTexts } from '../features/applications/documents/documents.texts.fr';
import { editTexts } from '../features/applications/edit/edit.texts.fr';
import { interviewsTexts } from '../features/applications/interviews/interviews.texts.fr';
import { reviewTexts } from '../features/applications/review/review.texts.fr';
import { dashboardTexts } from '../features/dashboard/dashboard.texts.fr';
import { documentsTexts } from '../features/documents/documents.texts.fr';
import { profileTexts } from '../features/profile/profile.texts.fr';

/** All translations of this bundle to French. */
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
