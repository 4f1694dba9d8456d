import { filesData } from '../../db/schema/files';
import { accountDeletionsData, accountTombstonesData } from '../../db/schema/privacy';
import type { Module } from '../../module';
import { handleErasure } from './erase-account.service';
import { handleRetention } from './retention.service';

export const accountDeletionModule = {
  tasks: [handleErasure, handleRetention],
  personalData: {
    // Files of several modules, all of which go with the account.
    files: filesData,
    accountDeletions: accountDeletionsData,
    accountTombstones: accountTombstonesData,
  },
} satisfies Module;
