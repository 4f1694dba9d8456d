import {
  LanguageBoundary,
  LanguageProvider,
  Page,
  Pagination,
  PageTitle,
  Row,
  SlimPage,
  Stack,
} from '../index';
import styles from './kit-page.module.css';
import type { Specimen } from './specimen';

const swatch = (token: string) => (
  <figure key={token} className={styles.swatch}>
    <svg viewBox="0 0 64 40" width="64" height="40" aria-hidden="true">
      <rect width="64" height="40" rx="8" fill={`var(--${token})`} />
    </svg>
    <figcaption>{token}</figcaption>
  </figure>
);

const swatches = (tokens: string) => () => (
  <div className={styles.swatches}>{tokens.split(' ').map(swatch)}</div>
);

const pages = (
  <Pagination
    items={[1, 2]}
    current={1}
    renderLink={(page, children, props) => (
      <a href={`#${page}`} {...props}>
        {children}
      </a>
    )}
  />
);

export const foundations: readonly Specimen[] = [
  {
    pieces: ['Colours'],
    use: 'Paper, ink and one evergreen. Each is a pair; a test holds every contrast.',
    states: {
      grounds: swatches('paper surface sunk hover'),
      ink: swatches('ink ink-2 ink-3 line line-2 line-3'),
      accents: swatches('accent accent-soft accent-text danger danger-soft focus star heart'),
      statuses: swatches('pending reviewed shortlisted interview hired rejected withdrawn'),
    },
  },
  {
    pieces: ['Type'],
    use: 'The system’s own font in seven sizes; numbers are tabular where they stand below one another.',
    states: {
      scale: () => (
        <Stack gap={8}>
          <p className={styles.hero}>One of them is yours.</p>
          <p className={styles.page}>Care assistant in home care</p>
          <p className={styles.section}>Responsibilities</p>
          <p className={styles.reading}>You visit eight people a day in the Länggasse, by bicycle.</p>
          <p>Talking with families and general practitioners.</p>
          <p className={styles.small}>Posted on 16/11/2026</p>
        </Stack>
      ),
    },
  },
  {
    pieces: ['Stack', 'Row', 'Page', 'PageTitle', 'SlimPage'],
    use: 'Things below and beside one another, on the space scale; the column a page stands in, and the document’s title.',
    states: {
      stack: () => (
        <Stack gap={8}>
          <span className={styles.brick} />
          <span className={styles.brick} />
        </Stack>
      ),
      row: () => (
        <Row gap={8} justify="between">
          <span className={styles.brick} />
          <span className={styles.brick} />
        </Row>
      ),
      page: () => (
        <Page width="slim" bare>
          <PageTitle>The kit</PageTitle>
          <span className={styles.brick} />
        </Page>
      ),
      'slim page': () => (
        <SlimPage title="Sign In" lead="Good to see you again.">
          <span className={styles.brick} />
        </SlimPage>
      ),
    },
  },
  {
    pieces: ['LanguageBoundary', 'LanguageProvider'],
    use: 'The language of the texts inside. The boundary names it where it differs from the page.',
    states: {
      boundary: () => (
        <LanguageBoundary language="fr" around="en">
          {pages}
        </LanguageBoundary>
      ),
      provider: () => <LanguageProvider language="en">{pages}</LanguageProvider>,
    },
  },
];
