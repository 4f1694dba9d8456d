/** Texts of the newsletter endpoints. */
export const newsletterTexts = {
  asked: 'Please confirm your subscription by the link that we have mailed to you.',
  unknownLink: 'This link is no longer valid. Please subscribe again.',
};
