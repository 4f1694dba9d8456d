import { unsubscribeFromNotices } from '@metier/sdk/api';
import { useSearchParams } from '@metier/sdk/router';
import { nameSubscription } from '@metier/sdk/rules';
import { createTokenAction } from './follow-link';
import { NewsletterLinkPage } from './newsletter-link-page';
import { newsletterTexts } from './newsletter.texts';

export const action = createTokenAction(unsubscribeFromNotices);

/** Target of the link in every mail about a notice; works without a login. */
export function Component() {
  const token = useSearchParams()[0].get('token') ?? '';
  const subscription = nameSubscription(token) ?? newsletterTexts.someMails;
  return <NewsletterLinkPage texts={newsletterTexts.endNotices(subscription)} />;
}
