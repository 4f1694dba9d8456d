import { createBrowserClient } from '../../../tools/lib/browser-client';

export type Person = 'visitor' | 'student' | 'employer';

const PASSWORD = 'metier-demo';

/** Session cookies of the demo users, by name; empty for a visitor. */
export type Cookies = Readonly<Record<Person, readonly { readonly name: string; readonly value: string }[]>>;

export async function logInDemoUsers(address: string): Promise<Cookies> {
  const signIn = async (username: string) => {
    const visitor = createBrowserClient(address);
    await visitor.send('POST', '/api/auth/login/', { username, password: PASSWORD });
    return visitor
      .headers()
      ['cookie']?.split('; ')
      .map((pair) => ({ name: pair.slice(0, pair.indexOf('=')), value: pair.slice(pair.indexOf('=') + 1) }));
  };
  return {
    visitor: [],
    student: (await signIn('student')) ?? [],
    employer: (await signIn('employer')) ?? [],
  };
}
