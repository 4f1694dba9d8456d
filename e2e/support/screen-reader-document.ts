/** One step of a journey in docs/screen-reader.md. */
export interface DescribedStep {
  readonly title: string;
  /** Lines in reading order. */
  readonly tree: readonly string[];
  /** The focused element afterwards, if the document names it. */
  readonly focus: string | undefined;
  /** Texts that live regions announce. */
  readonly announced: readonly string[];
}

const FOCUS = 'focus: ';
const ANNOUNCED = 'announced: ';

function readStep(section: string): DescribedStep {
  const [title = ''] = section.split('\n');
  const [, block = ''] = /```text\n([\s\S]*?)\n```/.exec(section) ?? [];
  const lines = block.split('\n').filter((line) => line !== '');
  const take = (start: string) =>
    lines.filter((line) => line.startsWith(start)).map((line) => line.slice(start.length));
  return {
    title: title.trim(),
    tree: lines.filter((line) => !line.startsWith(FOCUS) && !line.startsWith(ANNOUNCED)),
    focus: take(FOCUS)[0],
    announced: take(ANNOUNCED),
  };
}

/** The steps of each journey, by its title: second-level headings are journeys, third-level ones steps. */
export function readSteps(document: string): ReadonlyMap<string, readonly DescribedStep[]> {
  const journeys = document.split(/^## /m).slice(1);
  return new Map(
    journeys.map((journey) => {
      const [title = '', ...steps] = journey.split(/^### /m);
      return [title.split('\n')[0]?.trim() ?? '', steps.map(readStep)];
    }),
  );
}
