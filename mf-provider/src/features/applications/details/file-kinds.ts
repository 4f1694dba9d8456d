/** Whether the server sends the file for display: PDFs alone among the types of resumes. */
export const isPdf = (name: string | null): boolean => /\.pdf$/i.test(name ?? '');

/** Whether this browser shows the file inside a page. */
export const canBeShown = (name: string | null): boolean =>
  isPdf(name) && navigator.pdfViewerEnabled !== false;
