import { useTexts } from '../language/use-texts';
import { uiTexts } from '../ui.texts';

/** The title of the document: the page's own name, then the product's. */
export function PageTitle({ children }: { children: string }) {
  const texts = useTexts(uiTexts);
  return <title>{texts.titleOf(children)}</title>;
}
