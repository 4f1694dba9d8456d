import type { PageData } from '@metier/shared/contract';

/** What the server has put into the page: user and registry. */
export function readPageData(): PageData {
  const block = document.getElementById('metier')?.textContent;
  if (!block) throw new Error('The page carries no data: it has to come from the server');
  return JSON.parse(block) as PageData;
}
