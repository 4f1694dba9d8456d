import styles from './platform.module.css';

/** A version with its number first, followed by its build identifier in a muted style. */
export function ReleaseVersion({ version }: { version: string }) {
  const at = version.indexOf('-');
  const number = at === -1 ? version : version.slice(0, at);
  return (
    <span className={styles.version}>
      {number}
      {at !== -1 && <span className={styles.mark}>{version.slice(at)}</span>}
    </span>
  );
}
