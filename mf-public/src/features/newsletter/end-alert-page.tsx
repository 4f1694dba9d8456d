import { endAlert } from '@metier/sdk/api';
import { createTokenAction } from './follow-link';
import { NewsletterLinkPage } from './newsletter-link-page';
import { useTexts } from '@metier/sdk/ui';
import { newsletterTexts } from './newsletter.texts';

export const action = createTokenAction(endAlert);

/** Target of the link in every mail of a visitor's alert. */
export function Component() {
  const texts = useTexts(newsletterTexts);
  return <NewsletterLinkPage texts={texts.endAlert} />;
}
