import { getRetention } from '@metier/sdk/api';
import type { Retention } from '@metier/sdk/contract';
import type { PageArguments } from '@metier/sdk/remote';
import { useLoaderData } from '@metier/sdk/router';
import { useTexts } from '@metier/sdk/ui';
import { DataTable } from '../data-table';
import { LegalPage } from '../legal-page';
import { privacyTexts } from './privacy.texts';

/** The limits are those that the server enforces. */
export const loader = ({ request, ports }: PageArguments): Promise<Retention> =>
  getRetention(ports.http, { signal: request.signal });

export function Component() {
  const { text, changedOn, caption, rows, values } = useTexts(privacyTexts);
  const retention = useLoaderData<Retention>();
  const data = <DataTable caption={caption} rows={rows(retention)} />;
  return <LegalPage text={text} changedOn={changedOn} values={values(retention)} tables={{ data }} />;
}
