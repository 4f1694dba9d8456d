/** Where a portrait or logo is served from; null without one. A new picture has a new address. */
export const pictureAddress = (fileId: string | null): string | null =>
  fileId && `/api/auth/pictures/${fileId}/`;
