import type { AppliedJob } from '@metier/sdk/contract';
import { Fragment, type FavoriteToggles } from '@metier/sdk/remote';
import type { ChosenJob } from './chosen-job';

export interface JobBesideProps {
  chosen: ChosenJob;
  hearts: FavoriteToggles | undefined;
  applied: AppliedJob | undefined;
}

/** The job that is read beside the list, drawn by the feature that draws its page. */
export function JobBeside({ chosen: { id, listed, distance }, ...rest }: JobBesideProps) {
  return <Fragment name="job-pane" id={id} listed={listed} distance={distance} {...rest} />;
}
