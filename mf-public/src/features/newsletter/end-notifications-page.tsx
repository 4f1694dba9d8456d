import { unsubscribeFromNotices } from '@metier/sdk/api';
import { useSearchParams } from '@metier/sdk/router';
import { nameSubscription } from '@metier/sdk/rules';
import { createTokenAction } from './follow-link';
import { NewsletterLinkPage } from './newsletter-link-page';
import { useLanguage, useTexts } from '@metier/sdk/ui';
import { newsletterTexts } from './newsletter.texts';

export const action = createTokenAction(unsubscribeFromNotices);

/** Target of the link in every mail about a notification; works without a login. */
export function Component() {
  const language = useLanguage();
  const texts = useTexts(newsletterTexts);
  const token = useSearchParams()[0].get('token') ?? '';
  return <NewsletterLinkPage texts={texts.endNotifications(nameSubscription(token, language))} />;
}
