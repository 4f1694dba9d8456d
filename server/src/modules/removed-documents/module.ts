import type { Module } from '../../module';
import { handleRemovedDocuments } from './removed-documents.service';

export const removedDocumentsModule = {
  tasks: [handleRemovedDocuments],
} satisfies Module;
