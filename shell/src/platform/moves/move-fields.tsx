import { ErrorPanel, LoadingText, NumberField, SelectField, TextField } from '@metier/sdk/ui';
import { formatPercent } from '../figures';
import { formatTimestamp } from '../format-time';
import styles from '../platform.module.css';
import { platformTexts } from '../platform.texts';
import { ReleaseVersion } from '../release-version';
import { readChoice, runningVersion, usePublished, type PlannedMove } from './use-plan';

const { move: texts } = platformTexts;

/** Defaults of a new rollout. */
const DEFAULTS = { share: 10, margin: 1, minimum_views: 200 } as const;
const REASON_LENGTH = 500;

interface MoveFieldsProps {
  plan: PlannedMove;
  now: number;
  errorsOf: (name: string) => readonly string[];
}

/** Form fields for a kind of move; the reason is always included. */
export function MoveFields({ plan, now, errorsOf }: MoveFieldsProps) {
  const { action } = plan;
  const running = runningVersion(plan);
  return (
    <>
      {readChoice(plan) && <VersionField plan={plan} now={now} errors={errorsOf('version')} />}
      {running && <RunningVersion version={running} />}
      {action === 'canary' && <RolloutFields plan={plan} errorsOf={errorsOf} />}
      <TextField
        name="reason"
        label={texts.reason}
        hint={texts.reasonHint}
        maxLength={REASON_LENGTH}
        autoComplete="off"
        required
        errors={errorsOf('reason')}
      />
    </>
  );
}

function RunningVersion({ version }: { version: string }) {
  return (
    <p className={styles.current}>
      <ReleaseVersion version={version} />
      <input type="hidden" name="version" value={version} />
    </p>
  );
}

function RolloutFields({ plan: { live }, errorsOf }: Omit<MoveFieldsProps, 'now'>) {
  const { share, margin, minimum_views: views } = live?.rollout ?? DEFAULTS;
  return (
    <>
      <NumberField
        name="share"
        label={texts.share}
        unit={texts.percent}
        defaultValue={formatPercent(share)}
        required
        errors={errorsOf('share')}
      />
      <NumberField
        name="margin"
        label={texts.margin}
        unit={texts.points}
        defaultValue={formatPercent(margin)}
        required
        errors={errorsOf('margin')}
      />
      <NumberField
        name="minimum_views"
        label={texts.minimumViews}
        defaultValue={String(views)}
        required
        errors={errorsOf('minimum_views')}
      />
    </>
  );
}

interface VersionFieldProps extends Pick<MoveFieldsProps, 'plan' | 'now'> {
  errors: readonly string[];
}

/** The published releases of a remote, apart from the one that is live. */
function VersionField({ plan, now, errors }: VersionFieldProps) {
  const { remote, live } = plan;
  const isRequired = readChoice(plan) === 'required';
  const published = usePublished();
  const found = published.of(remote);
  if (!found) return <LoadingText>{texts.loadingVersions}</LoadingText>;
  if (!found.versions) {
    return (
      <ErrorPanel
        slim
        level={3}
        title={texts.noVersionsRead}
        busy={published.isLoading}
        onRetry={() => published.fetch(remote)}
      />
    );
  }
  const others = found.versions.filter(({ version }) => version !== live?.version);
  return (
    <SelectField
      name="version"
      label={texts.version}
      placeholder={!isRequired ? texts.lastGood : others.length > 0 ? texts.choose : texts.noVersions}
      required={isRequired}
      errors={errors}
      options={others.map(({ version, published_at: at }) => ({
        value: version,
        label: texts.option(version, formatTimestamp(at, now)),
      }))}
    />
  );
}
