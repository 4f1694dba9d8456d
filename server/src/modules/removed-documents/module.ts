import { removedDocumentsData } from '../../db/schema/removed-documents';
import type { Module } from '../../module';
import { handleRemovedDocuments } from './removed-documents.service';

export const removedDocumentsModule = {
  tasks: [handleRemovedDocuments],
  personalData: { removedDocuments: removedDocumentsData },
} satisfies Module;
