import type { Application } from '@metier/sdk/contract';
import { Fragment } from '@metier/sdk/remote';

/** The interview of an application, with what the candidate does about it: the fragment of mf-public. */
export function InterviewPart({ application }: { application: Application }) {
  const { interview } = application;
  return interview ? <Fragment name="interview-answer" interview={interview} /> : null;
}
