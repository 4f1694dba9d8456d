/** True when `If-None-Match` contains this (weak) ETag. */
export const matchesEtag = (tags: string | undefined, etag: string): boolean =>
  tags?.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*') ?? false;
