import type { LiveRemote, MoveAction, Rollout } from '@metier/sdk/contract';
import { formatCount } from '@metier/sdk/rules';
import { Alert, Button, Card, FactList, Progress } from '@metier/sdk/ui';
import { useId } from 'react';
import { formatPercent, formatRate, measureRollout } from './figures';
import { formatTimestamp } from './format-time';
import styles from './platform.module.css';
import { platformTexts } from './platform.texts';
import { nameMembers } from './rollouts';
import { ReleaseVersion } from './release-version';
import type { PlannedMove } from './moves/use-plan';

const { rollouts: texts, channels } = platformTexts;

interface RolloutCardProps {
  live: LiveRemote;
  now: number;
  onPlan: (plan: PlannedMove) => void;
}

/** A rollout of one release or of a set: its health next to that of what it may replace. */
export function RolloutCard({ live, now, onPlan }: RolloutCardProps) {
  const id = useId();
  const { remote, channel, rollout } = live;
  if (!rollout) return null;
  const plan = (action: MoveAction) => () => onPlan({ action, remote, channel, live });
  return (
    <Card as="section" aria-labelledby={id} className={styles.rollout}>
      <div className={styles.rolloutHead}>
        <h3 id={id}>{texts.of(nameMembers(rollout), channels[channel])}</h3>
        {rollout.members.map((member) => (
          <p key={member.remote} className={styles.current}>
            {rollout.members.length > 1 && `${member.remote} `}
            <ReleaseVersion version={member.version} />
          </p>
        ))}
        <p className={styles.note}>{texts.since(formatTimestamp(rollout.since, now))}</p>
      </div>
      <Progress label={texts.share} value={rollout.share} />
      <RolloutRates rollout={rollout} />
      <div className={styles.actions}>
        <Button variant="secondary" size="small" onClick={plan('canary')}>
          {texts.change}
        </Button>
        <Button variant="secondary" size="small" onClick={plan('promote')}>
          {texts.promote}
        </Button>
        <Button variant="ghost" size="small" onClick={plan('halt')}>
          {texts.halt}
        </Button>
      </div>
    </Card>
  );
}

function RolloutRates({ rollout }: { rollout: Rollout }) {
  const { candidate, stable } = rollout;
  const { limit } = measureRollout(rollout);
  const describe = (health: typeof candidate) =>
    `${formatRate(health)} · ${texts.health(formatCount(health.failures), formatCount(health.views))}`;
  return (
    <>
      <FactList
        facts={[
          { label: texts.candidate, value: describe(candidate) },
          { label: texts.stable, value: describe(stable) },
          { label: texts.margin, value: `${formatPercent(limit)} %` },
        ]}
      />
      <RolloutAssessment rollout={rollout} />
    </>
  );
}

/** Interpretation of the figures: too few views, good, or bad. */
function RolloutAssessment({ rollout }: { rollout: Rollout }) {
  const { missing, distance } = measureRollout(rollout);
  const { candidate, margin, minimum_views: wanted } = rollout;
  if (missing > 0) {
    return <Progress label={texts.waiting(missing)} value={(100 * candidate.views) / wanted} />;
  }
  const points = formatPercent(distance);
  const allowed = formatPercent(margin);
  if (distance > margin) return <Alert>{texts.beyond(points, allowed)}</Alert>;
  return <p className={styles.verdict}>{distance > 0 ? texts.within(points, allowed) : texts.good}</p>;
}
