export const followsTexts = {
  tooMany: (most: number) =>
    `You follow ${most} companies, which is the most an account can. Please end one of them first.`,
};
