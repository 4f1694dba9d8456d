import type { ReactNode } from 'react';
import {
  Avatar,
  Badge,
  Breadcrumb,
  Button,
  Card,
  CompanyLogo,
  Disclosure,
  FactList,
  Icon,
  IconFact,
  KeyFigures,
  Logo,
  LogoMark,
  Pagination,
  ProfileHead,
  Row,
  Stars,
  StatusBadge,
  Steps,
  Table,
  Tabs,
  Timeline,
  VisuallyHidden,
  buttonClass,
} from '../index';
import { iconShapes } from '../icon/icon-shapes';
import { uiTexts } from '../ui.texts';
import type { Specimen } from './specimen';

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[];

const link = (_to: unknown, children: ReactNode, props: object) => (
  <a {...props} href="#top">
    {children}
  </a>
);

const APPLICANTS = [
  { id: 1, name: 'Léa Muster', job: 'Care assistant in home care', status: 'pending' },
  { id: 2, name: 'Jonas Berger', job: 'Nurse, night team', status: 'shortlisted' },
] as const;

export const content: readonly Specimen[] = [
  {
    pieces: ['Logo', 'LogoMark'],
    use: 'Mark and name; the mark alone where it is small.',
    states: { whole: () => <Logo tagline="Find Your Dream Job" />, mark: () => <LogoMark /> },
  },
  {
    pieces: ['Icon', 'VisuallyHidden'],
    use: 'Line icons in the colour of their text, on a grid of 20. VisuallyHidden adds words for who cannot see them.',
    states: {
      all: () => (
        <Row>
          {keysOf(iconShapes).map((name) => (
            <Icon key={name} name={name} label={name} />
          ))}
        </Row>
      ),
    },
  },
  {
    pieces: ['Avatar', 'CompanyLogo'],
    use: 'Who it is: a picture, or the initials in a colour of their own.',
    states: {
      people: () => (
        <Row>
          <Avatar name="Léa Muster" size="small" />
          <Avatar name="Jonas Berger" />
          <Avatar name="Sofia Almeida" size="large" />
        </Row>
      ),
      companies: () => (
        <Row>
          <CompanyLogo name="Alta Medica" />
          <CompanyLogo name="Spital Hirslanden" size="large" />
        </Row>
      ),
      'broken picture': () => <Avatar name="Noah Dubois" src="/nothing.png" />,
    },
  },
  {
    pieces: ['ProfileHead', 'IconFact'],
    use: 'Who a page is about, and the ways from here.',
    states: {
      company: () => (
        <ProfileHead
          picture={<CompanyLogo name="Alta Medica" size="huge" />}
          name="Alta Medica"
          actions={
            <a href="#profile" className={buttonClass('secondary')}>
              Edit profile
            </a>
          }
        >
          <li>
            <Stars rating={4.2} />
          </li>
          <IconFact icon="pin" label="Location">
            Bern
          </IconFact>
        </ProfileHead>
      ),
    },
  },
  {
    pieces: ['Badge', 'StatusBadge'],
    use: 'A short fact; a status always with its word, never by colour alone.',
    states: {
      facts: () => (
        <Row gap={8}>
          <Badge>Permanent</Badge>
          <Badge tone="accent" dot>
            Starts 01/02/2027
          </Badge>
        </Row>
      ),
      statuses: () => (
        <Row gap={8}>
          {keysOf(uiTexts.status).map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
        </Row>
      ),
    },
  },
  {
    pieces: ['Stars'],
    use: 'A rating out of five.',
    states: {
      rated: () => <Stars rating={4.2}>38 reviews</Stars>,
      compact: () => <Stars rating={4.2} compact />,
      none: () => <Stars rating={0}>No reviews yet</Stars>,
    },
  },
  {
    pieces: ['Card', 'FactList', 'KeyFigures'],
    use: 'A surface for one thing; facts in rows; how things stand in numbers.',
    states: {
      card: () => (
        <Card>
          <FactList
            facts={[
              { label: 'Location', value: 'Bern' },
              { label: 'Salary', value: 'CHF 29.80 / hour' },
            ]}
          />
        </Card>
      ),
      well: () => <Card kind="well">You choose four of seven days, a month ahead.</Card>,
      figures: () => (
        <KeyFigures
          label="How things stand"
          figures={[
            { label: 'new applications', value: 12, address: '/' },
            { label: 'views this month', value: 1904 },
          ]}
          format={(value) => value.toLocaleString('fr-CH')}
          renderLink={link}
        />
      ),
    },
  },
  {
    pieces: ['Table'],
    use: 'Rows to compare. With less than 700 px, each row is a card.',
    states: {
      filled: () => (
        <Table
          caption="Applications"
          rows={APPLICANTS}
          getKey={({ id }) => id}
          columns={[
            { label: 'Applicant', kind: 'title', render: ({ name }) => name },
            { label: 'Job', render: ({ job }) => job },
            { label: 'Status', render: ({ status }) => <StatusBadge status={status} /> },
            {
              label: 'Actions',
              kind: 'actions',
              render: ({ name }) => (
                <Button size="small" variant="ghost">
                  View<VisuallyHidden> {name}</VisuallyHidden>
                </Button>
              ),
            },
          ]}
        />
      ),
    },
  },
  {
    pieces: ['Timeline', 'Steps'],
    use: 'What happened and what is ahead; how far a task is.',
    states: {
      timeline: () => (
        <Timeline
          label="Progress"
          items={[
            { id: '1', label: 'Pending', state: 'done', date: { text: '16/11/2026', value: '2026-11-16' } },
            {
              id: '2',
              label: 'Reviewed',
              state: 'current',
              date: { text: '18/11/2026', value: '2026-11-18' },
            },
            { id: '3', label: 'Hired', state: 'ahead' },
          ]}
        />
      ),
      steps: () => <Steps label="Registration" steps={['Account', 'Profile', 'Complete']} current={2} />,
    },
  },
  {
    pieces: ['Tabs', 'Disclosure'],
    use: 'One of several texts; more on demand.',
    states: {
      tabs: () => (
        <Tabs
          label="Company Profile"
          tabs={[
            { id: 'mission', label: 'Mission', content: 'We bring hospital-grade care into homes.' },
            { id: 'ethics', label: 'Work Ethics', content: 'Nobody counts your minutes at the door.' },
          ]}
        />
      ),
      row: () => <Disclosure summary="Which files can I send?">PDF, DOC or DOCX.</Disclosure>,
      chip: () => (
        <Disclosure summary="More filters" look="chip" count={2}>
          Start date, end date
        </Disclosure>
      ),
    },
  },
  {
    pieces: ['Breadcrumb', 'Pagination'],
    use: 'Where one is, and the ways to the other pages.',
    states: {
      breadcrumb: () => (
        <Breadcrumb items={[<a href="#top">Home</a>, <a href="#top">Job Details</a>, 'Apply']} />
      ),
      'few pages': () => <Pagination items={[1, 2, 3]} current={1} renderLink={link} />,
      'many pages': () => <Pagination items={[1, 'gap', 6, 7, 8, 'gap', 40]} current={7} renderLink={link} />,
    },
  },
];
