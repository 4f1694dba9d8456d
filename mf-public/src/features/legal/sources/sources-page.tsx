import { useTexts } from '@metier/sdk/ui';
import { LegalPage } from '../legal-page';
import { sourcesTexts } from './sources.texts';

export function Component() {
  return <LegalPage {...useTexts(sourcesTexts)} />;
}
