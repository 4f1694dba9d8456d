export const templatesTexts = {
  nameTaken: 'You have a template of this name.',
  oneClosing: 'You have a closing notice already: change that one.',
  tooMany: (most: number) => `A company has at most ${most} templates. Delete one first.`,
};
