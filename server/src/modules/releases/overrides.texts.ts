/** What a page says about a link to a release that it could not follow. */
export const overridesTexts = {
  unknown: (wish: string) => `There is no release “${wish}” to show. The link has changed nothing.`,
  tooMany: 'This link names too many releases. It has changed nothing.',
};
