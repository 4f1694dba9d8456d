type Outcomes = readonly [owningSeeker: number, owningProvider: number];

/**
 * Outcomes for both sides of a withdrawn application when the company has no other application of the same
 * candidate. Operations of the access table that are missing here respond as before.
 */
export const withdrawnAccess: Readonly<Record<string, Outcomes>> = {
  'GET /auth/pictures/:id/': [200, 404],
  'GET /auth/jobseekers/:id/': [200, 404],
  'GET /auth/jobseekers/:id/applications/': [200, 404],
  'GET /auth/applications/:id/': [200, 200],
  'PATCH /auth/applications/:id/': [409, 403],
  'PATCH /auth/applications/:id/update-status/': [403, 409],
  'POST /auth/applications/:id/add-note/': [403, 409],
  'GET /auth/applications/:id/resume/': [200, 404],
  'GET /auth/applications/:id/documents/:document/': [200, 404],
  'POST /auth/application-documents/': [409, 403],
  'DELETE /auth/application-documents/:id/': [409, 403],
  'POST /messages/': [409, 409],
  'PATCH /messages/:id/': [200, 403],
  'POST /auth/reviews-by-provider/': [403, 201],
  'POST /auth/jobproviders/:id/reviews/': [201, 403],
};
