import type { Attachment } from '@metier/sdk/contract';

export const makeDocument = (id: number, name = `Document ${id}.pdf`): Attachment => ({
  id,
  user: 1,
  name,
  file: `/api/auth/attachments/${id}/file/`,
  size: 12_345,
  uploaded_at: '2026-08-24T11:00:00.000Z',
});
