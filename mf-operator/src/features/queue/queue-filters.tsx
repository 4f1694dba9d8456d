import { useNavigate } from '@metier/sdk/router';
import { ALL_REPORT_REASONS, moderationTexts, REPORT_TARGETS, withLabels } from '@metier/sdk/rules';
import { SelectField, useTexts } from '@metier/sdk/ui';
import type { ChangeEvent } from 'react';
import styles from './queue-page.module.css';
import { writeView, type QueueView } from './queue-view';
import { queueTexts } from './queue.texts';

const ORDERINGS = ['newest', 'most-reported'] as const;

/** Narrows and orders the queue; each choice is part of the address. */
export function QueueFilters({ view }: { view: QueueView }) {
  const texts = useTexts(queueTexts);
  const moderation = useTexts(moderationTexts);
  const navigate = useNavigate();
  const change = ({ target: { name, value } }: ChangeEvent<HTMLSelectElement>) =>
    void navigate(writeView(view, { [name]: value || undefined }));
  return (
    <div role="group" aria-label={texts.filters} className={styles.filters}>
      <SelectField
        name="target"
        label={texts.target}
        value={view.target ?? ''}
        placeholder={texts.allTargets}
        options={withLabels(REPORT_TARGETS, moderation.targets)}
        onChange={change}
      />
      <SelectField
        name="reason"
        label={texts.reason}
        value={view.reason ?? ''}
        placeholder={texts.allReasons}
        options={withLabels(ALL_REPORT_REASONS, moderation.reasons)}
        onChange={change}
      />
      <SelectField
        name="ordering"
        label={texts.ordering}
        value={view.ordering ?? 'newest'}
        options={ORDERINGS.map((value) => ({ value, label: texts.orderings[value] }))}
        onChange={change}
      />
    </div>
  );
}
