/** What the calls about reviews answer in words. */
export const reviewsTexts = {
  notHired: 'You can review a candidate once you have hired them.',
  notEnded: 'You can review a company once your application to it has ended.',
  seekerReviewed: 'You have already reviewed this candidate.',
  companyReviewed: 'You have already reviewed this company.',
};
