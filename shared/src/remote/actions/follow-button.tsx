import { useState } from 'react';
import { Button, Icon, useTexts, VisuallyHidden, type ButtonSize } from '../../ui/index';
import { remoteTexts } from '../remote.texts';
import { useValue } from '../section';
import type { Part } from '../settle';
import { useFollow, type NamedCompany } from './use-follow';

interface FollowButtonProps {
  company: NamedCompany;
  /** From `loadFollowing`; the button is not shown without it, such as to visitors and employers. */
  following: Part<boolean> | undefined;
  size?: ButtonSize;
}

/** Follows a company or ends it; its text states which. */
export function FollowButton({ company, following, size = 'medium' }: FollowButtonProps) {
  const { follow: texts } = useTexts(remoteTexts);
  const loaded = useValue(following);
  const [changed, setChanged] = useState<boolean>();
  const { run, isPending } = useFollow(company, setChanged);
  const isFollowing = changed ?? loaded;
  if (isFollowing === undefined) return null;
  return (
    <Button
      variant={isFollowing ? 'soft' : 'secondary'}
      size={size}
      busy={isPending}
      onClick={() => run(!isFollowing)}
    >
      <Icon name={isFollowing ? 'check' : 'plus'} size="small" />
      {isFollowing ? texts.following : texts.follow}
      <VisuallyHidden> {company.name}</VisuallyHidden>
    </Button>
  );
}
