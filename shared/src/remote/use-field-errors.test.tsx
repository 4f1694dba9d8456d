import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import type { FieldErrors } from '../contract/index';
import { LanguageProvider, TextField } from '../ui/index';
import { useFieldErrors } from './use-field-errors';

const BOTH = { city: ['Unknown city.'], name: ['Too long.', 'Not a name.'] };

interface FormProps {
  /** Errors that the button "Refuse" shows. */
  errors: FieldErrors;
  general?: string;
  names?: Record<string, string>;
  refused?: FieldErrors;
  hasSummary?: boolean;
}

function Form({ errors, general, names, refused, hasSummary = false }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const shown = useFieldErrors(form, { names, refused, ...(hasSummary && { summary }) });
  const [isOnForm, setOnForm] = useState<boolean>();
  return (
    <form ref={form}>
      <div ref={summary} tabIndex={-1}>
        Summary
      </div>
      <input type="hidden" name="id" />
      <TextField name="name" label="Name" errors={shown.errorsOf('name')} />
      <TextField name="city" label="City" errors={shown.errorsOf('city')} />
      <button type="button" onClick={() => setOnForm(shown.refuse(errors, general))}>
        Refuse
      </button>
      <p>{shown.general}</p>
      <output>{String(isOnForm)}</output>
    </form>
  );
}

async function openRefused(props: FormProps) {
  const person = userEvent.setup();
  const { rerender } = render(<Form {...props} />);
  await person.click(screen.getByRole('button', { name: 'Refuse' }));
  return { person, rerender };
}

const field = (label: string) => screen.getByLabelText(label);

test('the errors are shown at their fields, and the first invalid field has the focus', async () => {
  await openRefused({ errors: BOTH });
  expect(field('Name')).toHaveAccessibleDescription('Too long. Not a name.');
  expect(field('City')).toBeInvalid();
  expect(field('Name')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('true');
});

test('a changed field loses its errors, the other keeps them', async () => {
  const { person } = await openRefused({ errors: BOTH });
  await person.type(field('Name'), 'Lea');
  expect(field('Name')).toBeValid();
  expect(field('City')).toHaveAccessibleDescription('Unknown city.');
  expect(field('Name')).toHaveFocus();
});

test('a repeated refusal shows the errors of changed fields again', async () => {
  const { person } = await openRefused({ errors: { city: ['Unknown city.'] } });
  await person.type(field('City'), 'Bern');
  await person.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(field('City')).toBeInvalid();
  expect(field('City')).toHaveFocus();
});

test('a change of the language forgets the errors, and keeps what is typed and the focus', async () => {
  const person = userEvent.setup();
  const inLanguage = (language: 'en' | 'de') => (
    <LanguageProvider language={language}>
      <Form errors={BOTH} general="Please correct the form." />
    </LanguageProvider>
  );
  const { rerender } = render(inLanguage('en'));
  await person.type(field('City'), 'Bern');
  await person.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(field('Name')).toBeInvalid();
  rerender(inLanguage('de'));
  expect(field('Name')).toBeValid();
  expect(screen.queryByText('Please correct the form.')).not.toBeInTheDocument();
  expect(field('City')).toHaveValue('Bern');
  expect(field('Name')).toHaveFocus();
  await person.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(field('City')).toHaveAccessibleDescription('Unknown city.');
});

test('the general error is shown until the last invalid field has changed', async () => {
  const { person } = await openRefused({ errors: BOTH, general: 'Please correct the form.' });
  await person.type(field('Name'), 'Lea');
  expect(screen.getByText('Please correct the form.')).toBeVisible();
  await person.type(field('City'), 'Bern');
  expect(screen.queryByText('Please correct the form.')).not.toBeInTheDocument();
});

test('a general error without fields stays while the form is changed', async () => {
  const { person } = await openRefused({ errors: {}, general: 'The server is busy.' });
  await person.type(field('Name'), 'Lea');
  expect(screen.getByText('The server is busy.')).toBeVisible();
});

test('a name on the wire can be another one on the form', async () => {
  await openRefused({ errors: { town: ['Unknown city.'] }, names: { town: 'city' } });
  expect(field('City')).toHaveAccessibleDescription('Unknown city.');
});

test('errors of fields that the form does not show are reported as missing', async () => {
  await openRefused({ errors: { id: ['Unknown.'], country: ['Unknown.'] } });
  expect(screen.getByRole('status')).toHaveTextContent('false');
});

test('a summary takes the focus instead of the field', async () => {
  await openRefused({ errors: BOTH, hasSummary: true });
  expect(screen.getByText('Summary')).toHaveFocus();
});

test('errors of a route action are shown once for each refusal', async () => {
  const person = userEvent.setup();
  const { rerender } = render(<Form errors={{}} />);
  rerender(<Form errors={{}} refused={{ city: ['Unknown city.'] }} />);
  expect(field('City')).toHaveFocus();
  await person.type(field('City'), 'Bern');
  expect(field('City')).toBeValid();
  rerender(<Form errors={{}} refused={{ city: ['Still unknown.'] }} />);
  expect(field('City')).toHaveAccessibleDescription('Still unknown.');
});
