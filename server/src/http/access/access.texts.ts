import { formatDate } from '@metier/sdk/rules';

export const accessTexts = {
  locked: (dueAt: Date) =>
    `This account is locked and will be deleted on ${formatDate(dueAt.toISOString()) ?? ''}. You can keep it under “Your data”.`,
};
