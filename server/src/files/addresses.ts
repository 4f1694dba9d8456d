/** Where a portrait or logo is served from; null without one. A new picture has a new address. */
export const pictureAddress = (fileId: string | null): string | null =>
  fileId && `/api/auth/pictures/${fileId}/`;

/** Where a document of an application is served from, to its two sides. */
export const applicationDocumentAddress = (applicationId: number, documentId: number): string =>
  `/api/auth/applications/${applicationId}/documents/${documentId}/`;
