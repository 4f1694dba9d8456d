import { LegalPage } from './legal-page';
import { privacyText } from './privacy.texts';

export function Component() {
  return <LegalPage text={privacyText} />;
}
