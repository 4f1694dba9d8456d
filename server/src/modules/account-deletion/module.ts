import type { Module } from '../../module';
import { handleErasure } from './erase-account.service';
import { handleRetention } from './retention.service';

export const accountDeletionModule = {
  tasks: [handleErasure, handleRetention],
} satisfies Module;
