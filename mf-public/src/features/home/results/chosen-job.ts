import { useSyncExternalStore, type MouseEvent } from 'react';
import type { Job } from '@metier/sdk/contract';
import { useNavigate, useSearchParams } from '@metier/sdk/router';
import { readId } from '@metier/sdk/rules';
import { jobUrl, isNarrowed, type HomeSearch } from '../home-search';

/** The job that is read beside the list. */
export interface ChosenJob {
  readonly id: number;
  /** Set while the address names none: the first one, which no visitor has chosen. */
  readonly listed: Job | undefined;
  readonly distance: number | undefined;
  /** What a press on the link of a job does, unless it opens a tab or a window. */
  choose(event: MouseEvent, id: number): void;
}

/** As in the style sheet of the results. */
const hasRoom = () => window.matchMedia('(width >= 68.75rem)').matches;

function watchRoom(listener: () => void) {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** Whether the list leaves room for more; false until the page answers. */
export const useHasRoom = (): boolean => useSyncExternalStore(watchRoom, hasRoom, () => false);

/**
 * The job that the address names, otherwise the first one; none on a screen without room for it. A choice replaces
 * the address, so that the way back from a search is one step.
 */
export function useChosenJob(search: HomeSearch, jobs: readonly Job[]): ChosenJob | undefined {
  const isWide = useHasRoom();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const named = readId(query.get('job'));
  const listed = named ? undefined : jobs[0];
  const id = named ?? listed?.id;
  if (!isWide || !id || !isNarrowed(search)) return undefined;
  return {
    id,
    listed,
    distance: jobs.find((job) => job.id === id)?.distance,
    choose(event, chosen) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // A second press goes on to the job, which is far away by keyboard.
      if (chosen === named) document.getElementById('chosen-job')?.focus();
      else void navigate(jobUrl(search, chosen), { replace: true, preventScrollReset: true });
    },
  };
}
