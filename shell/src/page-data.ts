import type { PageData } from '@metier/sdk/contract';

/** Reads the user and the registry that the server has embedded in the page. */
export function readPageData(): PageData {
  const block = document.getElementById('metier')?.textContent;
  if (!block) throw new Error('The page contains no embedded data: it must be served by the server');
  return JSON.parse(block) as PageData;
}
