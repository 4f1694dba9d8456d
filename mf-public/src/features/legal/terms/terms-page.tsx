import { useTexts } from '@metier/sdk/ui';
import { LegalPage } from '../legal-page';
import { termsTexts } from './terms.texts';

export function Component() {
  return <LegalPage {...useTexts(termsTexts)} />;
}
