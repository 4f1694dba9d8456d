import { Link, useLoaderData } from '@metier/sdk/router';
import { labelOf, regionsTexts, translateSkill } from '@metier/sdk/rules';
import {
  Avatar,
  Badge,
  Breadcrumb,
  Card,
  IconFact,
  Page,
  PageTitle,
  ProfileHead,
  useLanguage,
  useTexts,
} from '@metier/sdk/ui';
import styles from './applicant-page.module.css';
import { applicantTexts } from './applicant.texts';
import { ApplicationsCard } from './applications-card';
import type { ApplicantData } from './load-applicant';
import { ReviewCard } from './review-card';

export { ApplicantFailure as ErrorBoundary } from './applicant-failure';
export { loader } from './load-applicant';

/** An applicant, limited to the fields the company may see. */
export function Component() {
  const texts = useTexts(applicantTexts);
  const cantons = useTexts(regionsTexts);
  const { applicant, applications, reviews } = useLoaderData<ApplicantData>();
  const name = `${applicant.firstname} ${applicant.lastname}`.trim();
  const { city, region } = applicant;
  return (
    <Page className={styles.page}>
      <PageTitle>{name}</PageTitle>
      <Breadcrumb items={[<Link to="/applications">{texts.breadcrumb.applications}</Link>, name]} />
      <ProfileHead
        picture={<Avatar name={name} src={applicant.user.profile_picture} size="huge" />}
        name={name}
      >
        <IconFact icon="pin" label={texts.place}>
          {[...new Set([city, labelOf(cantons, region)])].filter(Boolean).join(', ')}
        </IconFact>
      </ProfileHead>
      <div className={styles.columns}>
        <div className={styles.main}>
          <WordsCard id="about" title={texts.about} text={applicant.biography} />
          <WordsCard id="experience" title={texts.experience} text={applicant.experience} />
          <Card as="section" aria-labelledby="skills" className={styles.card}>
            <h2 id="skills">{texts.skills}</h2>
            <Skills names={applicant.skill_names} />
          </Card>
        </div>
        <div className={styles.side}>
          <ApplicationsCard applications={applications} />
          <ReviewCard
            key={applicant.id}
            applicant={applicant}
            applications={applications}
            reviews={reviews}
          />
        </div>
      </div>
    </Page>
  );
}

function WordsCard({ id, title, text }: { id: string; title: string; text: string }) {
  const texts = useTexts(applicantTexts);
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <h2 id={id}>{title}</h2>
      {text.trim() ? (
        <p className={styles.text}>{text.trim()}</p>
      ) : (
        <p className={styles.none}>{texts.noWords}</p>
      )}
    </Card>
  );
}

function Skills({ names }: { names: readonly string[] }) {
  const texts = useTexts(applicantTexts);
  const language = useLanguage();
  if (names.length === 0) return <p className={styles.none}>{texts.noSkills}</p>;
  return (
    <ul className={styles.skills}>
      {names.map((name) => (
        <li key={name}>
          <Badge>{translateSkill(name, language)}</Badge>
        </li>
      ))}
    </ul>
  );
}
