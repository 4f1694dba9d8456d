import { useState } from 'react';
import { readSkills } from '@metier/sdk/rules';
import { Badge, Button, useTexts } from '@metier/sdk/ui';
import { dashboardTexts } from '../dashboard.texts';
import styles from './profile-card.module.css';
import type { ProfilePart } from './profile-parts';

/** Longer texts are collapsed, to keep the rest of the page in reach. */
const LONG = { letters: 800, lines: 16 } as const;

const isLong = (text: string) => text.length > LONG.letters || text.split('\n').length > LONG.lines;

/** A profile part as employers see it. */
export function PartText({ part, text }: { part: ProfilePart; text: string }) {
  if (part !== 'skills') return <Prose text={text} />;
  return (
    <ul className={styles.skills}>
      {readSkills(text).map((skill) => (
        <li key={skill}>
          <Badge>{skill}</Badge>
        </li>
      ))}
    </ul>
  );
}

function Prose({ text }: { text: string }) {
  const { profile: texts } = useTexts(dashboardTexts);
  const [isWhole, setWhole] = useState(false);
  if (!isLong(text)) return <p className={styles.text}>{text}</p>;
  return (
    <div>
      <p className={styles.text} data-clamped={!isWhole}>
        {text}
      </p>
      <Button
        variant="ghost"
        size="small"
        aria-expanded={isWhole}
        className={styles.toggle}
        onClick={() => setWhole(!isWhole)}
      >
        {isWhole ? texts.showLess : texts.showMore}
      </Button>
    </div>
  );
}
