import type { ReactNode } from 'react';

const STAR = 'm0-4 1.2 2.6 2.8.3-2.1 1.9.6 2.8L0 2.2l-2.5 1.4.6-2.8L-4-1.1l2.8-.3z';
const HEART = 'M0 6.5C-7 2-7.5-5-3.5-5-1.5-5-.5-3.8 0-2.8.5-3.8 1.5-5 3.5-5 7.5-5 7 2 0 6.500z';

const STROKE = {
  fill: 'none',
  stroke: 'var(--accent)',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** The end of an entry, around the point 0, 0. */
const ENDS = {
  applications: (
    <>
      <rect x="-17" y="-6" width="30" height="12" rx="6" fill="var(--accent-soft)" />
      <circle cx="-10" r="2" fill="var(--accent)" />
      <rect x="-5" y="-2" width="12" height="4" rx="2" fill="var(--accent)" />
    </>
  ),
  saved: <path d={HEART} fill="var(--accent)" />,
  documents: (
    <>
      <circle r="7" fill="var(--accent-soft)" />
      <path d="m-3 .2 2 2L3.2-2" {...STROKE} />
    </>
  ),
  reviews: [-24, -12, 0].map((x) => (
    <path key={x} d={STAR} transform={`translate(${x})`} fill="var(--warm)" />
  )),
  jobs: (
    <>
      <circle cx="-18" r="6" fill="var(--warm-soft)" />
      <circle cx="-9" r="6" fill="var(--accent-soft)" />
      <circle r="6" fill="var(--accent)" />
    </>
  ),
  alerts: (
    <>
      <rect x="-12" y="-8" width="24" height="16" rx="3" fill="var(--accent-soft)" />
      <path d="m-11-6L0 2 11-6" {...STROKE} />
      <circle cx="11" cy="-8" r="4" fill="var(--warm)" />
    </>
  ),
};

/** One entry in front of two others, fainter. */
const Entries = ({ end }: { end: ReactNode }) => (
  <>
    {[8, 66].map((y) => (
      <g key={y} opacity="0.55">
        <rect
          x="22.5"
          y={y + 0.5}
          width="115"
          height="29"
          rx="8"
          fill="var(--surface)"
          stroke="var(--line-2)"
        />
        <rect x="31" y={y + 9} width="12" height="12" rx="3" fill="var(--line-2)" />
        <rect x="50" y={y + 9} width="42" height="4" rx="2" fill="var(--line-2)" />
        <rect x="50" y={y + 17} width="26" height="4" rx="2" fill="var(--line-2)" />
      </g>
    ))}
    <rect x="8.5" y="30.5" width="143" height="43" rx="10" fill="var(--surface)" stroke="var(--line-2)" />
    <rect x="19" y="42" width="20" height="20" rx="5" fill="var(--warm-soft)" />
    <rect x="48" y="44" width="52" height="6" rx="3" fill="var(--line-2)" />
    <rect x="48" y="55" width="34" height="5" rx="2.5" fill="var(--line-2)" />
    <g transform="translate(132 52)">{end}</g>
  </>
);

const CONVERSATION = (
  <>
    <path
      d="M20.5 16.500h74a9 9 0 0 1 9 9v14a9 9 0 0 1-9 9H34l-13.5 9z"
      fill="var(--surface)"
      stroke="var(--line-2)"
    />
    <rect x="31" y="26" width="54" height="5" rx="2.5" fill="var(--line-2)" />
    <rect x="31" y="36" width="36" height="5" rx="2.5" fill="var(--line-2)" />
    <path d="M140 52H74a9 9 0 0 0-9 9v14a9 9 0 0 0 9 9h52l14 9z" fill="var(--accent-soft)" />
    <rect x="76" y="62" width="50" height="5" rx="2.5" fill="var(--accent)" />
    <rect x="76" y="72" width="28" height="5" rx="2.5" fill="var(--accent)" />
  </>
);

export interface SpotProps {
  name: keyof typeof ENDS | 'messages';
}

/** A drawing of what an empty list will hold; decorative, because the text below it says the same. */
export const Spot = ({ name }: SpotProps) => (
  <svg viewBox="0 0 160 104" width="160" height="104" aria-hidden="true">
    {name === 'messages' ? CONVERSATION : <Entries end={ENDS[name]} />}
  </svg>
);
