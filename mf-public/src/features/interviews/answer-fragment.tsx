import type { Interview } from '@metier/sdk/contract';
import type { FragmentProps } from '@metier/sdk/remote';
import { useRevalidator } from '@metier/sdk/router';
import { InterviewAnswer } from './interview-answer';

const isInterview = (value: unknown): value is Interview =>
  value instanceof Object && 'id' in value && 'slots' in value;

/** The fragment `interview-answer`: the interview of an application, for its candidate. */
export function Component({ interview }: FragmentProps) {
  const { revalidate } = useRevalidator();
  if (!isInterview(interview)) return null;
  return <InterviewAnswer interview={interview} accessKey={interview.id} onChange={() => revalidate()} />;
}
