export const deletionTexts = {
  passwordWrong: 'This is not your current password.',
};
