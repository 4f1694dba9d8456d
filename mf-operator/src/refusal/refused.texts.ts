export const refusedTexts = {
  title: 'You cannot moderate yet',
  action: 'Go to Your Account',
} as const;
