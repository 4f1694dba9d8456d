import { Agenda, Button, Card, Fold } from '../index';
import type { Specimen } from './specimen';

const AGENDA = {
  title: 'Today',
  nothing: 'All done: nothing waits for you today.',
  more: (count: number) => `${count} more`,
  later: (count: number) => `Coming up: ${count}`,
};

export const dashboards: readonly Specimen[] = [
  {
    pieces: ['Agenda'],
    use: 'What waits for a person, the most urgent first. Two rows on a phone, six on wider pages; the others are folded.',
    states: {
      filled: () => (
        <Agenda
          id="agenda"
          texts={AGENDA}
          items={[
            {
              key: 'late',
              icon: 'user',
              what: '4 of 8 new applications are late',
              about: 'Waiting longest: Nadine Zurbuchen, Nurse',
              when: '6 days ago',
              isLate: true,
              action: <Button size="small" variant="soft" children="Review" />,
            },
            {
              key: 'interview',
              icon: 'calendar',
              what: 'Interview with Ayla Demir',
              about: 'Nurse · Video call',
              when: 'tomorrow, 14:30',
              action: <Button size="small" variant="soft" children="View" />,
            },
          ]}
        />
      ),
      empty: () => <Agenda id="agenda-empty" texts={AGENDA} items={[]} />,
    },
  },
  {
    pieces: ['Fold'],
    use: 'Content of a card that a phone folds to its title. Make the window narrow.',
    states: {
      card: () => (
        <Card>
          <Fold title="My Reviews" note={5}>
            <h2>My Reviews</h2>
            <p>Always on time.</p>
          </Fold>
        </Card>
      ),
    },
  },
];
