import type { JobSeeker } from '@metier/shared/contract';
import { Badge, Card, Icon } from '@metier/shared/ui';
import { dashboardTexts } from './dashboard.texts';
import styles from './profile-card.module.css';

const { profile } = dashboardTexts;

/** What employers read about the candidate, and what is still missing. */
export function ProfileCard({ seeker }: { seeker: JobSeeker }) {
  const { biography, experience, skill_names: skills } = seeker;
  const parts = [
    { title: profile.biography, text: biography.trim() },
    { title: profile.experience, text: experience.trim() },
  ];
  const missing: string[] = parts.filter(({ text }) => !text).map(({ title }) => title);
  if (skills.length === 0) missing.push(profile.skills);

  return (
    <Card as="section" className={styles.card}>
      <div className={styles.head}>
        <h2>{profile.title}</h2>
        <p className={styles.state}>
          <Icon name={missing.length === 0 ? 'check-circle' : 'info'} size="small" />
          {missing.length === 0 ? profile.complete : profile.missing(missing.join(', '))}
        </p>
      </div>
      {parts.map(({ title, text }) => (
        <section key={title} className={styles.part}>
          <h3>{title}</h3>
          <p className={styles.text}>{text || profile.nothingYet}</p>
        </section>
      ))}
      <section className={styles.part}>
        <h3>{profile.skills}</h3>
        {skills.length === 0 ? (
          <p className={styles.text}>{profile.nothingYet}</p>
        ) : (
          <ul className={styles.skills}>
            {skills.map((skill) => (
              <li key={skill}>
                <Badge>{skill}</Badge>
              </li>
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}
