import { findReleasesWith, readDetail, readFieldErrors, type Http } from '@metier/sdk/api';
import type { PackageUse } from '@metier/sdk/contract';
import { platformTexts } from '../platform.texts';
import { platformPackagesTexts } from './packages.texts';

/** The releases with a package; `releases` is undefined when they could not be searched, and `errors` say why. */
export interface FoundPackages {
  readonly contains: string;
  readonly releases?: readonly PackageUse[];
  readonly errors: readonly string[];
}

export async function loadPackages(http: Http, { url, signal }: Request): Promise<FoundPackages> {
  const contains = new URL(url).searchParams.get('package')?.trim() ?? '';
  if (contains === '') return { contains, errors: [platformPackagesTexts.missing] };
  try {
    return { contains, releases: await findReleasesWith(http, contains, { signal }), errors: [] };
  } catch (error) {
    const { contains: errors = [readDetail(error, platformTexts.token.offline)] } = readFieldErrors(error);
    return { contains, errors };
  }
}
