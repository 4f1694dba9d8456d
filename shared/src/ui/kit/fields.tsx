import {
  Button,
  CheckboxField,
  CheckboxGroup,
  DateField,
  describeFields,
  Field,
  FileField,
  FormActions,
  FormHint,
  FormLayout,
  FormSection,
  NumberField,
  PasswordField,
  PasswordMeter,
  RadioCards,
  ReviewFields,
  SelectField,
  StarField,
  TextAreaField,
  TextField,
  TimesField,
} from '../index';
import type { ReviewFieldName } from '../review-fields/review-fields';
import type { Specimen } from './specimen';

const WRONG = ['Enter a valid email address.'];
const REVIEW_LABELS = {
  rating: 'Rating',
  title: 'Title',
  comment: 'Comment',
  pros: 'Pros',
  cons: 'Cons',
};

/** Each rendering needs unique names, because radios of the same name form one group. */
const describeReview = (id: string) => (name: ReviewFieldName) => ({
  ...describeFields(REVIEW_LABELS, () => [])(name),
  name: `${name}-${id}` as ReviewFieldName,
});

const TIMES = ['2026-12-01T09:00', '2026-12-01T10:30'];
const TIME_TEXTS = {
  add: 'Add a Time',
  remove: (position: number) => `Remove time ${position}`,
  row: (position: number) => `Time ${position}`,
};
const REGIONS = [
  { value: 'BE', label: 'Bern' },
  { value: 'VD', label: 'Vaud' },
];
const ROLES = [
  { value: 'job_seeker', label: 'Student', description: 'I am looking for a job.', icon: 'user' },
  { value: 'job_provider', label: 'Employer', description: 'I have jobs to fill.', icon: 'building' },
] as const;

export const fields: readonly Specimen[] = [
  {
    pieces: ['TimesField'],
    use: 'Several days with a time, in rows that are added and removed.',
    states: {
      empty: () => <TimesField label="Times" name="slots" texts={TIME_TEXTS} max={3} />,
      'with times': () => (
        <TimesField label="Times" name="slots" texts={TIME_TEXTS} max={3} defaultValue={TIMES} required />
      ),
      error: () => (
        <TimesField label="Times" name="slots" texts={TIME_TEXTS} max={3} errors={['Enter a time.']} />
      ),
    },
  },
  {
    pieces: ['TextField', 'Field'],
    use: 'One line of text: label above, hint below, errors in their place. Field carries any other control.',
    states: {
      empty: () => <TextField label="City" name="city" />,
      'with a hint': () => <TextField label="Website" name="site" type="url" hint="With https://" />,
      required: () => <TextField label="Username" name="username" required defaultValue="lea" />,
      error: () => <TextField label="Email" name="email" defaultValue="lea@" errors={WRONG} />,
      disabled: () => <TextField label="Email" name="email" defaultValue="lea@example.ch" disabled />,
      'another control': () => (
        <Field label="How sure are you?">{(control) => <input type="range" {...control} />}</Field>
      ),
    },
  },
  {
    pieces: ['TextAreaField'],
    use: 'Several lines; it grows with them.',
    states: {
      empty: () => <TextAreaField label="Cover letter" name="letter" />,
      error: () => <TextAreaField label="Overview" name="overview" errors={['This field is required.']} />,
    },
  },
  {
    pieces: ['SelectField'],
    use: 'One of many, native.',
    states: {
      placeholder: () => (
        <SelectField label="Region" name="region" options={REGIONS} placeholder="Choose a region" />
      ),
      chosen: () => <SelectField label="Region" name="region" options={REGIONS} defaultValue="VD" />,
      error: () => (
        <SelectField label="Region" name="region" options={REGIONS} errors={['Choose a region.']} />
      ),
    },
  },
  {
    pieces: ['NumberField', 'DateField'],
    use: 'Money, percent and days.',
    states: {
      number: () => <NumberField label="Activity rate" name="rate" unit="%" defaultValue={80} />,
      date: () => <DateField label="Start date" name="start" defaultValue="2027-02-01" />,
    },
  },
  {
    pieces: ['PasswordField', 'PasswordMeter'],
    use: 'A password that can be looked at, and how strong it is.',
    states: {
      password: () => <PasswordField label="Password" name="password" defaultValue="correct horse" />,
      weak: () => <PasswordMeter strength={1} label="Weak" />,
      fair: () => <PasswordMeter strength={2} label="Fair" />,
      good: () => <PasswordMeter strength={3} label="Good" />,
      strong: () => <PasswordMeter strength={4} label="Strong" />,
    },
  },
  {
    pieces: ['CheckboxField'],
    use: 'Yes or no.',
    states: {
      off: () => <CheckboxField label="Send me a copy" name="copy" />,
      on: () => <CheckboxField label="Send me a copy" name="copy" defaultChecked />,
      error: () => (
        <CheckboxField
          label="I accept the terms"
          name="terms"
          required
          errors={['Please accept the terms.']}
        />
      ),
    },
  },
  {
    pieces: ['CheckboxGroup'],
    use: 'Any of a few.',
    states: {
      'some chosen': (id) => (
        <CheckboxGroup
          label="Region"
          name={`regions-${id}`}
          options={REGIONS}
          values={['BE']}
          onChange={() => undefined}
        />
      ),
      chips: (id) => (
        <CheckboxGroup
          label="Region"
          name={`regions-chips-${id}`}
          options={REGIONS.map((option, index) => ({ ...option, count: index + 1 }))}
          values={['BE']}
          onChange={() => undefined}
          look="chips"
        />
      ),
      error: (id) => (
        <CheckboxGroup
          label="Region"
          name={`regions-error-${id}`}
          options={REGIONS}
          values={[]}
          errors={['Choose one.']}
          onChange={() => undefined}
        />
      ),
    },
  },
  {
    pieces: ['RadioCards'],
    use: 'One of few that want explaining.',
    states: {
      chosen: (id) => (
        <RadioCards label="I am a" name={`role-${id}`} options={ROLES} defaultValue="job_seeker" />
      ),
      error: (id) => (
        <RadioCards label="I am a" name={`role-error-${id}`} options={ROLES} errors={['Choose one.']} />
      ),
    },
  },
  {
    pieces: ['StarField'],
    use: 'A rating that is asked for.',
    states: {
      empty: (id) => <StarField label="Your rating" name={`stars-${id}`} required />,
      chosen: (id) => <StarField label="Your rating" name={`stars-four-${id}`} defaultValue={4} />,
      error: (id) => (
        <StarField label="Your rating" name={`stars-error-${id}`} errors={['Choose a rating.']} />
      ),
    },
  },
  {
    pieces: ['ReviewFields'],
    use: 'What a review consists of, of a company or of a person.',
    states: {
      empty: (id) => (
        <ReviewFields describe={describeReview(id)} commentHint="Others read it without your name." />
      ),
    },
  },
  {
    pieces: ['FileField'],
    use: 'One file, clicked for, dropped, or chosen with the keyboard.',
    states: {
      empty: () => <FileField label="Resume" name="resume" hint="PDF, DOC or DOCX, at most 5 MB" />,
      error: () => <FileField label="Resume" name="resume" errors={['Only PDF files are allowed.']} />,
    },
  },
  {
    pieces: ['FormLayout', 'FormHint', 'FormSection', 'FormActions'],
    use: 'The frame of a form: sections of two columns where there is room, the actions at the end.',
    states: {
      form: () => (
        <FormLayout>
          <FormHint>Fields with a star are required.</FormHint>
          <FormSection title="Location" hint="Where the work is done.">
            <TextField label="City" name="city" required />
            <TextField label="Postal code" name="code" required />
          </FormSection>
          <FormActions>
            <Button variant="secondary">Cancel</Button>
            <Button>Save Changes</Button>
          </FormActions>
        </FormLayout>
      ),
    },
  },
];
