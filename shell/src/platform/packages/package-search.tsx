import { useFetcher } from '@metier/sdk/router';
import { Button, Card, EmptyState, Table, TextField } from '@metier/sdk/ui';
import type { FoundPackages } from './load-packages';
import styles from '../platform.module.css';
import { platformTexts } from '../platform.texts';
import { PACKAGES } from '../platform-view';
import { ReleaseVersion } from '../release-version';
import { platformPackagesTexts as texts } from './packages.texts';

const { channels } = platformTexts;

/** Which releases contain a package. */
export function PackageSearch() {
  const fetcher = useFetcher<FoundPackages>();
  const isBusy = fetcher.state !== 'idle';
  const found = fetcher.data;
  return (
    <section aria-labelledby="packages" className={styles.section}>
      <h2 id="packages">{texts.title}</h2>
      <fetcher.Form
        action={PACKAGES}
        role="search"
        aria-labelledby="packages"
        noValidate
        className={styles.search}
      >
        {/* A field named "contains" would hide the method of its form. */}
        <TextField
          type="search"
          name="package"
          label={texts.label}
          hint={texts.hint}
          maxLength={300}
          autoComplete="off"
          spellCheck={false}
          errors={isBusy || !found ? [] : found.errors}
        />
        <Button type="submit" variant="secondary" busy={isBusy} busyText={texts.submitting}>
          {texts.submit}
        </Button>
      </fetcher.Form>
      <div role="status">
        {found?.releases && <Found {...found} releases={found.releases} busy={isBusy} />}
      </div>
    </section>
  );
}

type FoundProps = FoundPackages & { releases: NonNullable<FoundPackages['releases']>; busy: boolean };

function Found({ contains, releases, busy }: FoundProps) {
  if (releases.length === 0)
    return <EmptyState level={3} icon="check-circle" title={texts.none(contains)} text={texts.noneHint} />;
  return (
    <Card kind="flush">
      <Table
        caption={texts.caption(contains)}
        busy={busy}
        rows={releases}
        getKey={({ remote, version }) => `${remote} ${version}`}
        columns={[
          {
            label: texts.release,
            kind: 'title',
            render: ({ remote, version }) => (
              <span className={styles.release}>
                {remote} <ReleaseVersion version={version} />
              </span>
            ),
          },
          {
            label: texts.where,
            render: ({ live, canary }) =>
              live
                .map((channel) => (canary.includes(channel) ? texts.canary : texts.live)(channels[channel]))
                .join(', ') || texts.kept,
          },
          {
            label: texts.package,
            render: ({ packages }) => packages.map(({ name, version }) => `${name} ${version}`).join(', '),
          },
        ]}
      />
    </Card>
  );
}
