import type { Access } from '@metier/sdk/rules';
import { releaseQuote as quote } from '../store/quote';

interface Grant {
  readonly remote: string;
  readonly path: string;
  readonly access: Access;
}

const WHO: Readonly<Record<Access, string>> = {
  public: 'everybody',
  login: 'everybody signed in',
  job_seeker: 'job seekers',
  job_provider: 'employers',
  operator: 'operators',
};

const describe = ({ remote, path, access }: Grant) => `${path} for ${WHO[access]} belongs to ${remote}`;

export const pathsTexts = {
  notGrantable: (path: string) =>
    `${quote(path)} cannot be granted: a path is fixed segments such as /hello or /job/:id/apply, at most 120 characters, ` +
    'with neither its first nor its last segment a parameter.',
  taken: (path: string) => `${quote(path)} belongs to the server or the shell.`,
  hasIt: (remote: string, { path, access }: Grant) => `${remote} has ${path} for ${WHO[access]} already.`,
  overlaps: (wanted: Grant, other: Grant, isNested: boolean) =>
    `${wanted.path} cannot be granted to ${wanted.remote}: ${describe(other)}. ` +
    (isNested
      ? `To split the prefix, so that paths in both belong to the longer grant, say so: --beside ${other.remote}.`
      : 'Revoke that grant first, or grant another path.'),
  granted: (grant: Grant) => `${describe(grant)}.`,
  revoked: ({ path, access }: Grant) => `${path} for ${WHO[access]}.`,
};
