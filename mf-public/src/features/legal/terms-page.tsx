import { LegalPage } from './legal-page';
import { termsText } from './terms.texts';

export function Component() {
  return <LegalPage text={termsText} />;
}
