import type { LiveRemote } from '@metier/sdk/contract';
import { formatCount } from '@metier/sdk/rules';
import { EmptyState, KeyFigures, Page, PageTitle } from '@metier/sdk/ui';
import { ApprovalsSection } from './approvals/approvals-section';
import { CockpitHead } from './cockpit-head';
import { LiveCard } from './live-card';
import type { OpenPlatform } from './load-platform';
import { MoveDialog } from './moves/move-dialog';
import { PackageSearch } from './packages/package-search';
import { PlatformLists } from './lists/platform-lists';
import styles from './platform.module.css';
import { platformTexts as texts } from './platform.texts';
import { RolloutCard } from './rollout-card';
import { listRollouts } from './rollouts';
import { usePlan } from './moves/use-plan';
import { useRefresh } from './use-refresh';

/** Names of everything live in any channel, the shell first. */
function listNames(live: readonly LiveRemote[]): string[] {
  const names = new Set(live.map(({ remote }) => remote));
  return [...names].sort((one, other) =>
    one === 'shell' ? -1 : other === 'shell' ? 1 : one.localeCompare(other),
  );
}

const isRefused = ({ verdicts }: LiveRemote) => verdicts.some(({ verdict }) => verdict === 'no');

function Figures({ live }: { live: readonly LiveRemote[] }) {
  const production = live.filter(({ channel }) => channel === 'production');
  const rollouts = listRollouts(production).length;
  const sum = (read: (one: LiveRemote) => number) => production.reduce((total, one) => total + read(one), 0);
  return (
    <KeyFigures
      label={texts.figures.label}
      figures={[
        { label: texts.figures.views, value: sum(({ health }) => health.views) },
        { label: texts.figures.failures, value: sum(({ health }) => health.failures) },
        { label: texts.figures.rollouts(rollouts), value: rollouts },
        { label: texts.figures.refusals, value: production.filter(isRefused).length },
      ]}
      format={formatCount}
      renderLink={(_address, children) => children}
    />
  );
}

/** Overview: health, rollouts, live releases, recent events. */
export function Cockpit({ platform, isStale }: { platform: OpenPlatform; isStale: boolean }) {
  const { status, list, approvals, at } = platform;
  const { live, revisions } = status;
  const { plan, open, close } = usePlan();
  useRefresh();
  const rollouts = listRollouts(live);
  return (
    <Page className={styles.page}>
      <PageTitle>{texts.title}</PageTitle>
      <CockpitHead at={at} isStale={isStale} />
      <ApprovalsSection approvals={approvals} now={at} />
      <Figures live={live} />
      {rollouts.length > 0 && (
        <section aria-labelledby="rollouts" className={styles.section}>
          <h2 id="rollouts">{texts.rollouts.title}</h2>
          <div className={styles.cards}>
            {rollouts.map((one) => (
              <RolloutCard key={`${one.remote} ${one.channel}`} live={one} now={at} onPlan={open} />
            ))}
          </div>
        </section>
      )}
      <section aria-labelledby="live" className={styles.section}>
        <h2 id="live">{texts.live.title}</h2>
        {live.length === 0 && (
          <EmptyState title={texts.live.empty} text={texts.live.emptyHint} icon="upload" level={3} />
        )}
        <div className={styles.cards}>
          {listNames(live).map((remote) => (
            <LiveCard key={remote} remote={remote} live={live} now={at} onPlan={open} />
          ))}
        </div>
      </section>
      <PackageSearch />
      <PlatformLists list={list} now={at} />
      {plan && (
        <MoveDialog
          key={`${plan.action} ${plan.remote} ${plan.channel}`}
          plan={plan}
          revisions={revisions}
          now={at}
          onClose={close}
        />
      )}
    </Page>
  );
}
