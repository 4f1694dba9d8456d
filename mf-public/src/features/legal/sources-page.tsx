import { LegalPage } from './legal-page';
import { sourcesText } from './sources.texts';

export function Component() {
  return <LegalPage text={sourcesText} />;
}
