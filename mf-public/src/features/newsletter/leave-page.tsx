import { leaveNewsletter } from '@metier/shared/api';
import { followLink } from './follow-link';
import { NewsletterLinkPage } from './newsletter-link-page';
import { newsletterTexts } from './newsletter.texts';

export const action = followLink(leaveNewsletter);

export function Component() {
  return <NewsletterLinkPage texts={newsletterTexts.leave} />;
}
