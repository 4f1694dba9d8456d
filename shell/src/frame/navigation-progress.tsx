import { useNavigation } from '@metier/sdk/router';
import styles from './frame.module.css';

/** Progress line at the top edge while another page loads. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return <div aria-hidden="true" className={styles.progress} data-active={state !== 'idle'} />;
}
