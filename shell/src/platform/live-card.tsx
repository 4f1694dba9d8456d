import type { LiveRemote } from '@metier/sdk/contract';
import { CHANNELS } from '@metier/sdk/rules';
import { Card } from '@metier/sdk/ui';
import { useId } from 'react';
import { ChannelState } from './channel-state';
import styles from './platform.module.css';
import type { PlannedMove } from './moves/use-plan';

interface LiveCardProps {
  remote: string;
  live: readonly LiveRemote[];
  now: number;
  onPlan: (plan: PlannedMove) => void;
}

/** A separately released unit with its state in both channels. */
export function LiveCard({ remote, live, now, onPlan }: LiveCardProps) {
  const id = useId();
  return (
    <Card as="section" kind="flush" aria-labelledby={id} className={styles.live}>
      <h3 id={id} className={styles.name}>
        {remote}
      </h3>
      <div className={styles.channels}>
        {CHANNELS.map((channel) => (
          <ChannelState
            key={channel}
            remote={remote}
            channel={channel}
            live={live.find((one) => one.remote === remote && one.channel === channel)}
            now={now}
            onPlan={onPlan}
          />
        ))}
      </div>
    </Card>
  );
}
