import type { JobAlert, JobAlerts } from '@metier/sdk/contract';
import { Link } from '@metier/sdk/router';
import { buttonClass, Card, EmptyState, Spot, usePressGuard, useTexts } from '@metier/sdk/ui';
import { useState } from 'react';
import { AlertItem } from './alert-item';
import styles from './alert-list.module.css';
import { alertsTexts } from './alerts.texts';
import type { ChangeAlert } from './change-alert';
import { DeletedAlert } from './deleted-alert';

/** Alerts with what can be done to each; the last deleted one can be restored. */
export function AlertList({ alerts, change }: { alerts: JobAlerts; change: ChangeAlert }) {
  const texts = useTexts(alertsTexts);
  const [deleted, setDeleted] = useState<JobAlert>();
  const guard = usePressGuard(alerts.map(({ id }) => id).join());
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{texts.title}</h1>
          <p className={styles.lead}>{texts.lead}</p>
        </div>
        {alerts.length > 0 && (
          <Link to="/" className={buttonClass('secondary', 'small')}>
            {texts.add}
          </Link>
        )}
      </header>
      <div role="status">
        {deleted && <DeletedAlert alert={deleted} change={change} onRestored={() => setDeleted(undefined)} />}
      </div>
      {alerts.length === 0 ? (
        <EmptyState
          picture={<Spot name="alerts" />}
          title={texts.empty.title}
          text={texts.empty.text}
          action={
            <Link to="/" className={buttonClass()}>
              {texts.empty.action}
            </Link>
          }
        />
      ) : (
        <Card kind="flush">
          <ul aria-label={texts.list} className={styles.list} {...guard}>
            {alerts.map((alert) => (
              <AlertItem key={alert.id} alert={alert} change={change} onDeleted={setDeleted} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
