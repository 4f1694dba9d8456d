import type { Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import type { DomainEventTypes } from '../domain-events';
import { openReport } from './open-report';
import { matchPhrases } from './phrases/match-phrases';

/** Reports a text for each rule that it matches; nothing is refused, because a rule can be wrong. */
async function screenText(
  dependencies: Pick<Dependencies, 'live' | 'clock'>,
  tx: Queryable,
  { text, ...target }: DomainEventTypes['text.published'],
): Promise<void> {
  for (const { name, phrase } of matchPhrases(`${target.title}\n${text}`))
    await openReport(dependencies, tx, target, {
      reason: 'rule',
      rule: name,
      text: phrase,
      reporterKey: `rule:${name}`,
    });
}

/** Puts a job that waits for a look into the queue, and every text that matches a rule. */
export function handleTextEvents(dependencies: Dependencies): void {
  const { domainEvents } = dependencies;
  domainEvents.on('job.waiting', async (tx, job) => {
    const report = { reason: 'first-job', reporterKey: 'first-job' } as const;
    await openReport(dependencies, tx, { target: 'job', ...job }, report);
  });
  domainEvents.on('text.published', (tx, text) => screenText(dependencies, tx, text));
}
