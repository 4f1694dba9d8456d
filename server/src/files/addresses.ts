/** Where a user's picture is served; who may see it is decided there. Null without a picture. */
export const pictureAddress = (fileId: string | null): string | null =>
  fileId && `/api/auth/pictures/${fileId}/`;
