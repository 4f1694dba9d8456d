import { getRetention } from '@metier/sdk/api';
import type { Retention } from '@metier/sdk/contract';
import type { PageArguments } from '@metier/sdk/remote';
import { useLoaderData } from '@metier/sdk/router';
import { LegalPage } from './legal-page';
import { makePrivacyText } from './privacy.texts';

/** The limits are those that the server enforces. */
export const loader = ({ request, ports }: PageArguments): Promise<Retention> =>
  getRetention(ports.http, { signal: request.signal });

export function Component() {
  return <LegalPage text={makePrivacyText(useLoaderData<Retention>())} />;
}
