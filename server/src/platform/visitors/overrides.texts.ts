/** Notices about release links that could not be applied. */
export const overridesTexts = {
  unknown: (wish: string) => `There is no release “${wish}” to show. The link has changed nothing.`,
  gone: (remote: string, version: string) => `${remote} ${version} is not there any more`,
  foreign: (remote: string, path: string, why: string) => `${remote} claims ${path}, ${why}`,
  refused: (obstacle: string) => `${obstacle}. The link has changed nothing.`,
  ended: (obstacle: string) => `${obstacle}. The release link has ended: these are the live releases.`,
  tooMany: 'This link names too many releases. It has changed nothing.',
};
