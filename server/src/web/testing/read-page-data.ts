import type { PageData } from '@metier/sdk/contract';

export function readPageData(html: string): PageData {
  const [, json = ''] = /id="metier">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json) as PageData;
}
