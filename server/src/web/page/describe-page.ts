import type { PageData } from '@metier/sdk/contract';
import { DEFAULT_LANGUAGE, type Language } from '@metier/sdk/rules';
import type { DocumentName } from '../../http/access/allow';
import type { LinkOutcome } from '../../platform/visitors/overrides-cookie';
import type { VisitorChoice } from '../choose';
import type { Shell } from './page';
import { createRegistry, listIntegrity } from '../registry';

interface PageParts extends Pick<PageData, 'contact'> {
  readonly visit: Pick<PageData, 'user' | 'has_unread_session'>;
  readonly choice: VisitorChoice;
  readonly link: LinkOutcome;
  readonly shell: Shell;
  readonly ownDocument: DocumentName | undefined;
  readonly assetsUrl: string | undefined;
  readonly language: Language;
}

/** What the shell reads from the page: the visitor, the registry and the hashes of its own files. */
export const describePage = (
  { visit, choice, link, shell, ownDocument, assetsUrl, language, contact }: PageParts,
  ticket: string,
): PageData => ({
  ...visit,
  registry: {
    ...createRegistry(choice, visit.user ?? undefined, assetsUrl),
    ...(choice.notice !== undefined && { notice: choice.notice }),
    ...(link && 'notice' in link && link),
  },
  shell_integrity: listIntegrity(shell.release.files),
  ticket,
  contact,
  ...(ownDocument && { document: ownDocument }),
  ...(link && 'link' in link && { link: link.link }),
  ...(language !== DEFAULT_LANGUAGE && { language }),
  ...(assetsUrl && { assets_url: assetsUrl }),
});
