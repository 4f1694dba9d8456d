import { leaveNewsletter } from '@metier/sdk/api';
import { createTokenAction } from './follow-link';
import { NewsletterLinkPage } from './newsletter-link-page';
import { newsletterTexts } from './newsletter.texts';

export const action = createTokenAction(leaveNewsletter);

export function Component() {
  return <NewsletterLinkPage texts={newsletterTexts.leave} />;
}
