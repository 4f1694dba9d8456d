import { Link } from '@metier/shared/router';
import { Logo, Page } from '@metier/shared/ui';
import { shellTexts } from '../shell.texts';
import styles from './footer.module.css';
import { useLivePaths } from './use-live-paths';

const texts = shellTexts.footer;

const SECTIONS = [
  {
    title: texts.explore,
    links: [
      { to: '/', label: shellTexts.home },
      { to: '/login', label: shellTexts.login },
      { to: '/register', label: shellTexts.register },
    ],
  },
  {
    title: texts.about,
    links: [
      { to: '/privacy', label: texts.privacy },
      { to: '/terms', label: texts.terms },
      { to: '/support', label: texts.support },
    ],
  },
];

function LinkSection({ title, links }: (typeof SECTIONS)[number]) {
  const paths = useLivePaths();
  const live = links.filter(({ to }) => paths.has(to));
  if (live.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {live.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Footer({ isInert }: { isInert: boolean }) {
  return (
    <footer className={styles.footer} inert={isInert}>
      <Page bare className={styles.columns}>
        <div className={styles.about}>
          <Logo />
          <p>{texts.claim}</p>
        </div>
        {SECTIONS.map((section) => (
          <LinkSection key={section.title} {...section} />
        ))}
        <section>
          <h2 className={styles.title}>{texts.contact}</h2>
          <address className={styles.list}>
            <a href={`mailto:${texts.email}`} className={styles.link}>
              {texts.email}
            </a>
            <a href={`tel:${texts.phone.replaceAll(' ', '')}`} className={styles.link}>
              {texts.phone}
            </a>
            <span>{texts.street}</span>
            <span>{texts.city}</span>
          </address>
        </section>
      </Page>
    </footer>
  );
}
