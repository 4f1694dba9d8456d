import { uiTexts } from '../ui.texts';

/** The title of the document: the page's own name, then the product's. */
export function PageTitle({ children }: { children: string }) {
  return <title>{uiTexts.titleOf(children)}</title>;
}
