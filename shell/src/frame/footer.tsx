import { useState } from 'react';
import type { Contact } from '@metier/sdk/contract';
import { Link } from '@metier/sdk/router';
import { useSession } from '@metier/sdk/session';
import { Logo, Page, useTexts } from '@metier/sdk/ui';
import { NewsletterForm } from '../newsletter/newsletter-form';
import { useShell } from '../context/shell-context';
import { shellTexts } from '../shell.texts';
import { ThemeSwitch } from '../theme/theme-switch';
import styles from './footer.module.css';
import { useLivePaths } from './use-live-paths';
import { useWayBack } from './use-way-back';

interface FooterLink {
  readonly to: string;
  readonly label: string;
}

/** Pages that return to where they were opened. */
const LEADING_BACK = new Set(['/login', '/register']);

const ABOUT = ['privacy', 'terms', 'sources', 'support'] as const;

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
  const { footer: texts } = useTexts(shellTexts);
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
  const { footer: texts, home, login, register, dashboard } = useTexts(shellTexts);
  const { session, ports } = useShell();
  const user = useSession(session);
  const [year] = useState(() => new Date().getFullYear());
  const own = user
    ? [{ to: '/dashboard', label: dashboard }]
    : [
        { to: '/login', label: login },
        { to: '/register', label: register },
      ];
  return (
    <footer className={styles.footer} inert={isInert}>
      <Page bare className={styles.columns}>
        <div className={styles.about}>
          <Logo />
          <p>{texts.claim}</p>
          <NewsletterForm />
        </div>
        <LinkSection title={texts.explore} links={[{ to: '/', label: home }, ...own]} />
        <LinkSection
          title={texts.about}
          links={ABOUT.map((name) => ({ to: `/${name}`, label: texts[name] }))}
        />
        <ContactSection contact={ports.contact} />
      </Page>
      <Page bare className={styles.base}>
        <p>{texts.rights(year)}</p>
        <ThemeSwitch />
      </Page>
    </footer>
  );
}
