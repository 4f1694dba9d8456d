/** Whether an `If-None-Match` names this (weak) tag. */
export const hasTag = (tags: string | undefined, etag: string): boolean =>
  tags?.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*') ?? false;
