import type { Approval } from '@metier/sdk/contract';
import { useSearchParams } from '@metier/sdk/router';
import styles from '../platform.module.css';
import { ApprovalCard } from './approval-card';
import { platformApprovalsTexts as texts } from './approvals.texts';

interface ApprovalsSectionProps {
  approvals: readonly Approval[];
  now: number;
}

/** The open requests, first the one of the address, which is there in whatever state. */
export function ApprovalsSection({ approvals, now }: ApprovalsSectionProps) {
  const [query] = useSearchParams();
  const named = Number(query.get('approval'));
  const shown = approvals
    .filter(({ id, state }) => state === 'open' || id === named)
    .sort((one, other) => Number(other.id === named) - Number(one.id === named));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="approvals" className={styles.section}>
      <h2 id="approvals">{texts.title}</h2>
      <div className={styles.cards}>
        {shown.map((approval) => (
          <ApprovalCard key={approval.id} approval={approval} now={now} />
        ))}
      </div>
    </section>
  );
}
