import type { MouseEvent } from 'react';
import type { FieldErrors } from '@metier/sdk/contract';
import { Icon, joinClasses, useTexts, VisuallyHidden } from '@metier/sdk/ui';
import type { JobDraft } from '../draft/job-draft';
import { jobsTexts } from '../jobs.texts';
import styles from './job-outline.module.css';

type Part = keyof (typeof jobsTexts)['sections'];

/** In the order of the form, each with its fields that can be wrong. */
const PARTS: Readonly<Record<Part, readonly string[]>> = {
  basic: ['title', 'activity_rate', 'activity_rate_max', 'location'],
  compensation: ['salary', 'salary_max'],
  dates: ['start_date', 'end_date', 'application_deadline'],
  details: ['description'],
  benefits: [],
  contact: ['contact_name', 'contact_email', 'contact_phone'],
};
const ORDER = Object.keys(PARTS) as Part[];

/** Id of a part's section. */
export const nameSection = (part: Part): string => `job-${part}`;

/** The parts that are filled in and have no fault; an optional one only once something is in it. */
export function listDoneParts(job: JobDraft, faults: FieldErrors): readonly Part[] {
  const isBegun: Partial<Record<Part, boolean>> = {
    benefits: job.description.benefits.length > 0,
    contact: Boolean(job.contact_name || job.contact_email || job.contact_phone),
  };
  return ORDER.filter(
    (part) => (isBegun[part] ?? true) && !PARTS[part].some((name) => Object.hasOwn(faults, name)),
  );
}

/** Moves like a native anchor, but adds no step that Back would have to go through. */
function moveTo(event: MouseEvent<HTMLAnchorElement>) {
  const part = document.getElementById(event.currentTarget.hash.slice(1));
  if (!part) return;
  event.preventDefault();
  part.scrollIntoView();
  part.focus({ preventScroll: true });
}

interface JobOutlineProps {
  done: readonly Part[];
  className?: string | undefined;
}

/** The parts of the form as links, ticked once they are filled in. */
export function JobOutline({ done, className }: JobOutlineProps) {
  const { sections, outline: texts } = useTexts(jobsTexts);
  return (
    <nav aria-label={texts.label} className={joinClasses(styles.outline, className)}>
      <ol className={styles.parts}>
        {ORDER.map((part) => (
          <li key={part}>
            <a href={`#${nameSection(part)}`} className={styles.part} onClick={moveTo}>
              {done.includes(part) ? (
                <Icon name="check" size="small" />
              ) : (
                <span aria-hidden="true" className={styles.circle} />
              )}
              <span>
                {done.includes(part) && <VisuallyHidden>{texts.done} </VisuallyHidden>}
                {sections[part].title}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
