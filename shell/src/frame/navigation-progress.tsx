import { useNavigation } from '@metier/shared/router';
import styles from './frame.module.css';

/** A line at the top edge, for navigations that take long enough to be noticed. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return <div aria-hidden="true" className={styles.progress} data-active={state !== 'idle'} />;
}
