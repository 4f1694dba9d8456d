/** Notices about release links that could not be applied. */
export const overridesTexts = {
  unknown: (wish: string) => `There is no release “${wish}” to show. The link has changed nothing.`,
  tooMany: 'This link names too many releases. It has changed nothing.',
};
