import { useRef, useState } from 'react';
import { formatJobRate } from '@metier/sdk/rules';
import { useTexts } from '@metier/sdk/ui';
import type { JobDraft } from '../draft/job-draft';
import { jobsTexts } from '../jobs.texts';
import { Proposal, writeInto } from './proposal';
import { readRateInTitle, type TypedRate } from './rate-in-title';

interface RateProposalProps {
  /** The form as it is now. */
  live: Pick<JobDraft, 'title' | 'activity_rate' | 'activity_rate_max'>;
  onEdit: () => void;
}

/** Proposes the activity rate that the title names, if the form has another one. */
export function RateProposal({ live, onEdit }: RateProposalProps) {
  const { proposals: texts } = useTexts(jobsTexts);
  const place = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState<string>();
  const rate = readRateInTitle(live.title);
  const isSame =
    rate?.activity_rate === live.activity_rate && rate.activity_rate_max === live.activity_rate_max;
  if (!rate || isSame) return null;
  const shown = formatJobRate({
    activity_rate: Number(rate.activity_rate),
    activity_rate_max: Number(rate.activity_rate_max) || null,
  });
  if (shown === left) return null;
  const found = rate;

  const findInput = (name: keyof TypedRate) =>
    place.current?.closest('form')?.querySelector<HTMLInputElement>(`[name=${name}]`) ?? null;

  function take() {
    const [lowest, highest] = [findInput('activity_rate'), findInput('activity_rate_max')];
    writeInto(highest, found.activity_rate_max);
    writeInto(lowest, found.activity_rate);
    onEdit();
  }

  function leave() {
    findInput('activity_rate')?.focus();
    setLeft(shown);
  }

  return (
    <Proposal ref={place} text={texts.rate(shown)} take={texts.takeRate} onTake={take} onLeave={leave} />
  );
}
