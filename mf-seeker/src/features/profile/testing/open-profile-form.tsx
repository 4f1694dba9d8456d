import { Type } from 'typebox';
import { screen } from '@testing-library/react';
import { JobSeeker, Locality, type User } from '@metier/sdk/contract';
import { defineRemote, defineRoutes, Fragment } from '@metier/sdk/remote';
import { makeJobSeeker, makeUser, renderRemote, type FakeApi } from '@metier/testing';
import { Component as ProfileFragment } from '../profile-fragment';

const LAUSANNE = [{ name: 'Lausanne', region: 'VD' }];

export const onDone = jest.fn();
export const onBack = jest.fn();

/** Minimal host of the form, in place of the registration in another remote. */
const registration = defineRemote({
  name: 'mf-test',
  routes: defineRoutes([
    {
      path: '/register',
      access: 'public',
      page: async () => ({
        Component: () => (
          <Fragment
            name="profile-form"
            submitLabel="Complete Registration"
            backLabel="Back"
            failureText="Erreur lors de l'enregistrement du profil."
            failureLang="fr"
            onDone={onDone}
            onBack={onBack}
          />
        ),
      }),
    },
  ]),
});

/** The form in its host, with an API that accepts the profile; without a user, the session has ended. */
export function openForm(api: FakeApi, user: User | null = makeUser()) {
  api.on('get', 'auth/regions/', {
    body: [
      { value: 'VD', label: 'Vaud' },
      { value: 'BE', label: 'Bern' },
      { value: 'ZZ', label: 'Abroad' },
    ],
  });
  api.on('get', 'auth/skills/', { body: [{ id: 5, name: 'German' }] });
  api.on('get', 'auth/localities/', { body: LAUSANNE }, Type.Array(Locality));
  api.on('get', 'auth/me/', { status: 401, body: { detail: 'Please log in.' } });
  api.on('post', 'auth/jobseekers/', { status: 201, body: makeJobSeeker() }, JobSeeker);
  const fragments = { 'profile-form': ProfileFragment };
  return renderRemote(registration, '/register', { ...(user && { user }), fragments });
}

type Page = ReturnType<typeof openForm>;

/** What is typed by label. */
export const VALUES = {
  'First name': 'Léa',
  'Last name': 'Muster',
  Birthdate: '2001-04-12',
  Address: 'Rue du Lac 4',
  'Postal code': '1003',
  City: 'Lausanne',
};

export async function fillIn({ person }: Page) {
  await screen.findByRole('form', { name: 'Profile' });
  for (const [label, value] of Object.entries(VALUES)) {
    const field = screen.getByLabelText(new RegExp(`^${label}`));
    // The town is filled in from the postal code.
    await person.clear(field);
    await person.type(field, value);
  }
  await person.selectOptions(screen.getByLabelText(/^Region/), 'VD');
}

export const submit = ({ person }: Page) =>
  person.click(screen.getByRole('button', { name: 'Complete Registration' }));
export const listChanges = ({ calls }: FakeApi) => calls.filter(({ method }) => method === 'post');
