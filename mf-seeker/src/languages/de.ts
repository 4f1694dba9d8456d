import { translations as shared } from '@metier/sdk/german';
import { answersTexts } from '../features/applications/answers/answers.texts.de';
import { applicationsTexts } from '../features/applications/applications.texts.de';
import { applyTexts } from '../features/applications/apply/apply.texts.de';
import { accessTexts } from '../features/applications/details/access-list.texts.de';
import { documentsTexts as applicationsDocumentsTexts } from '../features/applications/documents/documents.texts.de';
import { editTexts } from '../features/applications/edit/edit.texts.de';
import { interviewsTexts } from '../features/applications/interviews/interviews.texts.de';
import { reviewTexts } from '../features/applications/review/review.texts.de';
import { dashboardTexts } from '../features/dashboard/dashboard.texts.de';
import { documentsTexts } from '../features/documents/documents.texts.de';
import { profileTexts } from '../features/profile/profile.texts.de';

/** All translations of this bundle to German. */
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
