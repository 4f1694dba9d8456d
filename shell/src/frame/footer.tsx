import type { Contact } from '@metier/sdk/contract';
import { Link } from '@metier/sdk/router';
import { useSession } from '@metier/sdk/session';
import { Logo, Page } from '@metier/sdk/ui';
import { NewsletterForm } from '../newsletter/newsletter-form';
import { useShell } from '../shell-context';
import { shellTexts } from '../shell.texts';
import { ThemeSwitch } from '../theme/theme-switch';
import styles from './footer.module.css';
import { useLivePaths } from './use-live-paths';
import { useWayBack } from './use-way-back';

const texts = shellTexts.footer;

interface FooterLink {
  readonly to: string;
  readonly label: string;
}

const HOME: FooterLink = { to: '/', label: shellTexts.home };

const FOR_VISITORS: readonly FooterLink[] = [
  HOME,
  { to: '/login', label: shellTexts.login },
  { to: '/register', label: shellTexts.register },
];

/** Pages that return to where they were opened. */
const LEADING_BACK = new Set(['/login', '/register']);

const FOR_USERS: readonly FooterLink[] = [HOME, { to: '/dashboard', label: shellTexts.dashboard }];

const ABOUT: readonly FooterLink[] = [
  { to: '/privacy', label: texts.privacy },
  { to: '/terms', label: texts.terms },
  { to: '/sources', label: texts.sources },
  { to: '/support', label: texts.support },
];

function LinkSection({ title, links }: { title: string; links: readonly FooterLink[] }) {
  const paths = useLivePaths();
  const wayBack = useWayBack();
  const live = links.filter(({ to }) => paths.has(to));
  if (live.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {live.map(({ to, label }) => (
          <li key={to}>
            <Link to={LEADING_BACK.has(to) ? `${to}${wayBack}` : to} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ContactSection({ contact: { email, phone, address } }: { contact: Contact }) {
  return (
    <section>
      <h2 className={styles.title}>{texts.contact}</h2>
      <address className={styles.list}>
        <a href={`mailto:${email}`} className={styles.link}>
          {email}
        </a>
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={styles.link}>
          {phone}
        </a>
        {address.split(/,\s*/).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </section>
  );
}

export function Footer({ isInert }: { isInert: boolean }) {
  const { session, ports } = useShell();
  const user = useSession(session);
  return (
    <footer className={styles.footer} inert={isInert}>
      <Page bare className={styles.columns}>
        <div className={styles.about}>
          <Logo />
          <p>{texts.claim}</p>
          <NewsletterForm />
        </div>
        <LinkSection title={texts.explore} links={user ? FOR_USERS : FOR_VISITORS} />
        <LinkSection title={texts.about} links={ABOUT} />
        <ContactSection contact={ports.contact} />
      </Page>
      <Page bare className={styles.base}>
        <p>{texts.rights(new Date().getFullYear())}</p>
        <ThemeSwitch />
      </Page>
    </footer>
  );
}
