export const previewsTexts = {
  notStaging: 'Only a server of the channel staging shows what runs on somebody’s own machine.',
  otherRemote: (remote: string) => `This token is for ${remote} alone.`,
  otherName: (remote: string) => `This is a preview of ${remote}, and stays one.`,
  started: (origin: string) => `shown from ${origin}`,
  ended: 'no longer shown',
};
