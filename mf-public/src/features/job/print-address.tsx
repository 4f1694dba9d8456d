import { useSyncExternalStore } from 'react';
import styles from './job-header.module.css';

const neverChanges = () => () => undefined;

/** Where the job is found on the web, for its reader on paper. */
export function PrintAddress({ jobId }: { jobId: number }) {
  const origin = useSyncExternalStore(
    neverChanges,
    () => window.location.origin,
    () => '',
  );
  return <p className={styles.printOnly}>{`${origin}/job/${jobId}`}</p>;
}
