import type { ReportTarget } from '@metier/sdk/rules';
import type { Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { openReport } from './open-report';
import { matchPhrases } from './phrases/match-phrases';

interface ScreenedText {
  readonly target: ReportTarget;
  readonly id: number;
  readonly accountId: number;
  readonly title: string;
  readonly text: string;
}

/** Reports a text for each rule that it matches; nothing is refused, because a rule can be wrong. */
export async function screenText(
  dependencies: Pick<Dependencies, 'live' | 'clock'>,
  tx: Queryable,
  { text, ...target }: ScreenedText,
): Promise<void> {
  for (const { name, phrase } of matchPhrases(`${target.title}\n${text}`))
    await openReport(dependencies, tx, target, {
      reason: 'rule',
      rule: name,
      text: phrase,
      reporterKey: `rule:${name}`,
    });
}
