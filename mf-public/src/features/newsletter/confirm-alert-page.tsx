import { confirmAlert } from '@metier/sdk/api';
import { createTokenAction } from './follow-link';
import { NewsletterLinkPage } from './newsletter-link-page';
import { useTexts } from '@metier/sdk/ui';
import { newsletterTexts } from './newsletter.texts';

export const action = createTokenAction(async (http, token) => {
  const { token: address } = await confirmAlert(http, token);
  return `/alerts/manage?token=${encodeURIComponent(address)}`;
});

/** Target of the link that confirms a visitor's alert. */
export function Component() {
  const texts = useTexts(newsletterTexts);
  return <NewsletterLinkPage texts={texts.confirmAlert} next={texts.manageAlerts} />;
}
