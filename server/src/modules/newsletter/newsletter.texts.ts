/** Texts of the newsletter endpoints. */
export const newsletterTexts = {
  asked: 'Check your inbox: the link in our mail confirms your subscription.',
  unknownLink: 'This link is no longer valid. Please subscribe again.',
};
