import type { ReleaseLink } from '@metier/sdk/contract';
import { followReleaseLink, isApiError, readDetail } from '@metier/sdk/api';
import type { Ports } from '@metier/sdk/remote';
import type { RouteObject } from '@metier/sdk/router';
import { textsIn } from '@metier/sdk/rules';
import type { ReleaseName } from '../base/release-name';
import type { Documents } from '../documents/documents';
import type { ShellLanguage } from '../language/language';
import { shellTexts } from '../shell.texts';

export interface LinkServices {
  readonly self: ReleaseName;
  readonly documents: Pick<Documents, 'leave'>;
  readonly language: Pick<ShellLanguage, 'get'>;
  portsOf(release: ReleaseName): Pick<Ports, 'http'>;
}

/** The page that asks before a release link takes effect, at the address of the link. */
export function createLinkRoute(services: LinkServices, link: ReleaseLink): RouteObject {
  const { self, documents, language, portsOf } = services;
  const here = window.location.pathname + window.location.search;

  async function follow(): Promise<string> {
    try {
      await followReleaseLink(portsOf(self).http, link.release);
    } catch (error) {
      const { failed } = textsIn(language.get(), shellTexts).link;
      return isApiError(error) ? readDetail(error, failed) : failed;
    }
    return documents.leave(link.address, { replace: true });
  }

  return {
    id: 'link',
    path: '*',
    loader({ request }) {
      const { pathname, search } = new URL(request.url);
      return pathname + search === here ? link : documents.leave(pathname + search);
    },
    action: follow,
    lazy: async () => ({ Component: (await import('./link-page')).LinkPage }),
  };
}
