import styles from './platform.module.css';

/** A version as a person compares it: its number first, then, quietly, what it was made from. */
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
