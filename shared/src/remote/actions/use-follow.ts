import { followCompany, listFollows, readDetail, unfollowCompany, type CallOptions } from '../../api/index';
import { useTexts } from '../../ui/index';
import type { Ports } from '../ports';
import { usePorts } from '../ports-provider';
import { remoteTexts } from '../remote.texts';
import { settle, type Part } from '../settle';
import { useMutation, type Mutation } from '../use-mutation';
import { UNDO_SHOWN_MS } from './use-undo-toast';

/** Whether the signed-in candidate follows a company; undefined for other users and visitors. */
export function loadFollowing(
  { http, session }: Pick<Ports, 'http' | 'session'>,
  company: number,
  options?: CallOptions,
): Part<boolean> | undefined {
  if (session.getUser()?.account_type !== 'job_seeker') return undefined;
  return settle(listFollows(http, { company, page_size: 1 }, options).then(({ total }) => total > 0));
}

/** A company with its name, as texts need it. */
export interface NamedCompany {
  readonly id: number;
  readonly name: string;
}

/** Follows a company (`run(true)`) or ends it; each change can be undone from its toast. */
export function useFollow(
  { id, name }: NamedCompany,
  onChange: (isFollowing: boolean) => unknown,
): Mutation<boolean> {
  const { follow: texts } = useTexts(remoteTexts);
  const { http, notify } = usePorts();
  const mutation = useMutation<boolean>({
    call: (follows) => (follows ? followCompany(http, id) : unfollowCompany(http, id)),
    async done(_, follows) {
      await onChange(follows);
      notify.success(follows ? texts.followed(name) : texts.ended(name), {
        action: { label: texts.undo, run: () => mutation.run(!follows) },
        duration: UNDO_SHOWN_MS,
      });
    },
    failed: (error) => readDetail(error, texts.failed),
  });
  return mutation;
}
