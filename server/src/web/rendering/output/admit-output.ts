import type { BuildOutput } from '../messages';
import type { PagePlace } from './addresses';
import { readFacts, readHeadElements, type HeadElements, type PageFacts } from './admit-head';
import { admitHtml } from './admit-html';
import { RefusedOutput } from './refused-output';

type Returned<Kind> = Extract<BuildOutput, { kind: Kind }>;

/** A page of a server build that is safe to send: text is text, and its elements are on the lists. */
export interface RenderedPage
  extends Pick<Returned<'page'>, 'kind' | 'status' | 'html' | 'state'>, HeadElements {
  readonly head: PageFacts;
}

export type Rendered = Returned<'redirect'> | RenderedPage;

/** Why a page was refused. */
export interface UnadmittedOutput {
  readonly kind: 'failed';
  readonly reason: string;
}

/** Admits the page of a server build as a whole, or refuses it: nothing is taken out of it. */
export function admitOutput(output: BuildOutput, place: PagePlace): Rendered | UnadmittedOutput {
  if (output.kind === 'redirect') return output;
  const { kind, status, title, html, state } = output;
  try {
    admitHtml(html, place);
    return {
      kind,
      status,
      html,
      state,
      ...readHeadElements(title, place),
      head: readFacts(output, place),
    };
  } catch (error) {
    const why = error instanceof RefusedOutput ? error.message : `cannot be read: ${String(error)}`;
    return { kind: 'failed', reason: `The page ${why}` };
  }
}
