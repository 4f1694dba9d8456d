/** Address of a portrait or logo, null without one; a new picture has a new address. */
export const pictureAddress = (fileId: string | null): string | null =>
  fileId && `/api/auth/pictures/${fileId}/`;

/** Address of a picture on a company's page. */
export const companyPictureAddress = (fileId: string): string =>
  `/api/auth/company-pictures/files/${fileId}/`;

/** Address of a document of an application, for its candidate and its company. */
export const applicationDocumentAddress = (applicationId: number, documentId: number): string =>
  `/api/auth/applications/${applicationId}/documents/${documentId}/`;
