import type { Vital } from '@metier/sdk/contract';
import type { Metric } from 'web-vitals';
import { listen } from '../base/listen';
import type { Reports, ShownView } from './reports';

/**
 * Reports largest paint, interaction and layout shift of this page once it is first hidden, each for the release that
 * was shown when it became so bad.
 */
export async function measureVitals(reports: Pick<Reports, 'shown' | 'vital' | 'flush'>): Promise<void> {
  const { onCLS, onINP, onLCP } = await import('web-vitals');
  const worst = new Map<Vital['name'], { readonly value: number; readonly view: ShownView }>();

  function keep({ name, value }: Metric): void {
    const view = reports.shown.getState();
    if (view && (name === 'CLS' || name === 'INP' || name === 'LCP')) worst.set(name, { value, view });
  }

  function report(): void {
    ends.forEach((end) => end());
    for (const [name, { value, view }] of worst) reports.vital(view.release, name, value);
    reports.flush();
  }

  for (const watch of [onCLS, onINP, onLCP]) watch(keep, { reportAllChanges: true });
  const ends = [
    listen(window, 'pagehide', report),
    listen(document, 'visibilitychange', () => document.visibilityState === 'hidden' && report()),
  ];
}
