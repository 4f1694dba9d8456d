import type { Channel, LiveRemote, MoveAction } from '@metier/sdk/contract';
import { formatCount } from '@metier/sdk/rules';
import { Alert, Badge, Button, Menu, type MenuItem } from '@metier/sdk/ui';
import { platformApprovalsTexts } from './approvals/approvals.texts';
import { formatPercent, formatRate } from './figures';
import { GateVerdicts } from './gate-verdicts';
import { formatTimestamp } from './format-time';
import styles from './platform.module.css';
import { platformTexts } from './platform.texts';
import { ReleaseVersion } from './release-version';
import type { PlannedMove } from './moves/use-plan';

const { live: texts, channels } = platformTexts;

interface ChannelStateProps {
  remote: string;
  channel: Channel;
  /** Undefined if no release was ever live there. */
  live: LiveRemote | undefined;
  now: number;
  onPlan: (plan: PlannedMove) => void;
}

/**
 * State of a remote in one channel: its release, since when and why, its health, and the available actions.
 */
export function ChannelState({ remote, channel, live, now, onPlan }: ChannelStateProps) {
  const plan = (action: MoveAction, train?: number) =>
    onPlan({ action, remote, channel, live, ...(train !== undefined && { train }) });
  return (
    <div className={styles.channel}>
      <div className={styles.channelHead}>
        <h4 className={styles.label}>{channels[channel]}</h4>
        {live && <StateBadge live={live} />}
      </div>
      {live ? <LiveFacts live={live} now={now} /> : <p className={styles.note}>{texts.none}</p>}
      <div className={styles.actions}>
        <MainAction live={live} remote={remote} channel={channel} onPlan={plan} />
        {live && <Menu label={texts.actionsOf(remote, channels[channel])} items={listActions(live, plan)} />}
      </div>
    </div>
  );
}

function StateBadge({ live: { version, rollout } }: { live: LiveRemote }) {
  if (version === null) return <Badge>{texts.isKilled}</Badge>;
  return (
    <Badge tone="accent" dot>
      {rollout ? texts.isRolling(formatPercent(rollout.share)) : texts.isLive}
    </Badge>
  );
}

function LiveFacts({ live, now }: { live: LiveRemote; now: number }) {
  const { version, since, actor, reason, approval, health, verdicts, not_rendered: reasonUnrendered } = live;
  return (
    <>
      {version !== null && (
        <p className={styles.current}>
          <ReleaseVersion version={version} />
        </p>
      )}
      <p className={styles.note}>{texts.since(formatTimestamp(since, now), actor)}</p>
      <p className={styles.reason}>{reason}</p>
      {approval?.kind === 'emergency' && <Alert>{platformApprovalsTexts.live.emergency('')}</Alert>}
      {approval && approval.kind !== 'emergency' && (
        <p className={styles.note}>{platformApprovalsTexts.live[approval.kind](approval.by)}</p>
      )}
      {reasonUnrendered && <Alert>{texts.notRendered(reasonUnrendered)}</Alert>}
      <dl className={styles.health}>
        <Figure label={texts.views} value={formatCount(health.views)} />
        <Figure label={texts.failures} value={formatCount(health.failures)} />
        <Figure label={texts.rate} value={formatRate(health)} />
      </dl>
      {version !== null && verdicts.length > 0 && <GateVerdicts verdicts={verdicts} />}
    </>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface MainActionProps extends Pick<ChannelStateProps, 'live' | 'remote' | 'channel'> {
  onPlan: (action: MoveAction) => void;
}

/** Main action of an operator: restore a working release. */
function MainAction({ live, remote, channel, onPlan }: MainActionProps) {
  const name = channels[channel];
  const [action, label, fullLabel]: [MoveAction, string, string] = !live
    ? ['promote', texts.promote, texts.promoteOf(remote, name)]
    : live.version === null
      ? ['revive', texts.revive, texts.reviveOf(remote, name)]
      : ['rollback', texts.rollBack, texts.rollBackOf(remote, name)];
  return (
    <Button variant="secondary" size="small" aria-label={fullLabel} onClick={() => onPlan(action)}>
      {label}
    </Button>
  );
}

/** The remaining actions; the shell cannot be killed, because no page would be left. */
function listActions(
  { remote, version, rollout, train }: LiveRemote,
  plan: (action: MoveAction, train?: number) => void,
): MenuItem[] {
  const item = (action: MoveAction, label: string): MenuItem => ({ label, onSelect: () => plan(action) });
  return [
    item('promote', texts.promote),
    ...(train === null
      ? []
      : [{ label: texts.rollBackTrain(train), onSelect: () => plan('rollback', train) }]),
    ...(version !== null && !rollout ? [item('canary', texts.canary)] : []),
    ...(version !== null && remote !== 'shell' ? [{ ...item('kill', texts.kill), danger: true }] : []),
  ];
}
