import { useState } from 'react';
import {
  Button,
  buttonClass,
  Chip,
  ChipCount,
  chipClass,
  FavoriteButton,
  IconButton,
  Menu,
  Segments,
} from '../index';
import type { Specimen } from './specimen';

const nothing = () => undefined;
const LONG = 'A label that is much longer than a label should ever be';

function Favorite({ text }: { text?: boolean }) {
  const [isOn, setOn] = useState(false);
  return (
    <FavoriteButton
      isFavorite={isOn}
      label="Save Care assistant to favorites"
      text={text ? (isOn ? 'Saved' : 'Save Job') : undefined}
      onClick={() => setOn(!isOn)}
    />
  );
}

function Filter() {
  const [isOn, setOn] = useState(true);
  return (
    <Chip selected={isOn} count={31} onClick={() => setOn(!isOn)}>
      Permanent
    </Chip>
  );
}

export const actions: readonly Specimen[] = [
  {
    pieces: ['Button'],
    use: 'What happens next. One primary button a view; soft for the next step in a row, ghost for what is seldom needed.',
    isSmall: true,
    states: {
      primary: () => <Button>Apply Now</Button>,
      secondary: () => <Button variant="secondary">Edit Profile</Button>,
      soft: () => <Button variant="soft">Shortlist</Button>,
      ghost: () => <Button variant="ghost">Reject</Button>,
      danger: () => <Button variant="danger">Withdraw</Button>,
      small: () => <Button size="small">Hire</Button>,
      busy: () => <Button busy>Sending</Button>,
      disabled: () => <Button disabled>Post Job</Button>,
      'long text': () => <Button variant="secondary">{LONG}</Button>,
      'as a link': () => (
        <a href="#Button" className={buttonClass('secondary')}>
          View Details
        </a>
      ),
    },
  },
  {
    pieces: ['IconButton'],
    use: 'An action everybody knows by its sign; the label is its name and its tooltip.',
    isSmall: true,
    states: {
      ghost: () => <IconButton icon="close" label="Close" />,
      secondary: () => <IconButton icon="arrow-up" label="Back to top" variant="secondary" />,
      small: () => <IconButton icon="edit" label="Edit" size="small" />,
      disabled: () => <IconButton icon="trash" label="Delete" disabled />,
    },
  },
  {
    pieces: ['FavoriteButton'],
    use: 'The heart of a saved job. Press it.',
    isSmall: true,
    states: { alone: () => <Favorite />, 'with words': () => <Favorite text /> },
  },
  {
    pieces: ['Menu'],
    use: 'More than two actions of a row. Arrow keys, first letters, Escape.',
    isSmall: true,
    states: {
      dots: () => (
        <Menu
          label="Actions for Léa Muster"
          items={[
            { label: 'View', icon: 'eye', onSelect: nothing },
            { label: 'Hire', icon: 'check', disabled: true, onSelect: nothing },
            { label: 'Reject', icon: 'close', danger: true, onSelect: nothing },
          ]}
        />
      ),
      'with links': () => (
        <Menu label="Account" items={[{ label: 'Documents', href: '#Menu', onSelect: nothing }]}>
          Account
        </Menu>
      ),
      'with words': () => (
        <Menu label="Sort" variant="secondary" items={[{ label: 'Newest', onSelect: nothing }]}>
          Sort
        </Menu>
      ),
    },
  },
  {
    pieces: ['Chip', 'ChipCount'],
    use: 'A filter that is on or off, with what lies behind it.',
    isSmall: true,
    states: {
      toggle: () => <Filter />,
      off: () => <Chip count={12}>Fixed-term</Chip>,
      'as a link': () => (
        <a href="#Chip" className={chipClass()}>
          80 % <ChipCount>{14}</ChipCount>
        </a>
      ),
    },
  },
  {
    pieces: ['Segments'],
    use: 'One of few, side by side; what is chosen lives in the address.',
    isSmall: true,
    states: {
      chosen: () => (
        <Segments
          label="Filter jobs"
          current="active"
          segments={[
            { value: 'all', label: 'All', count: 9 },
            { value: 'active', label: 'Active', count: 7 },
            { value: 'inactive', label: 'Inactive', count: 2 },
          ]}
          renderLink={(value, children, props) => (
            <a key={value} {...props} href="#Segments">
              {children}
            </a>
          )}
        />
      ),
    },
  },
];
