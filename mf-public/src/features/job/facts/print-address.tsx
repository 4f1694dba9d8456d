import { useSyncExternalStore } from 'react';
import styles from './job-header.module.css';

const neverChanges = () => () => undefined;

/** URL of the job, for the printed page. */
export function PrintAddress({ jobId }: { jobId: number }) {
  const origin = useSyncExternalStore(
    neverChanges,
    () => window.location.origin,
    () => '',
  );
  return <p className={styles.printOnly}>{`${origin}/job/${jobId}`}</p>;
}
