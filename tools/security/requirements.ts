import { authentication } from './chapters/authentication';
import { business, encoding } from './chapters/encoding';
import { files, frontend, interfaces } from './chapters/frontend';
import { coding, logging } from './chapters/operation';
import { configuration, cryptography, data } from './chapters/protection';
import { authorization, sessions, tokens } from './chapters/sessions';
import type { Rows } from './rows';

/** Verdicts about the requirements of ASVS 5.0 of level 1 and 2, and about those of level 3 that are met. */
export const requirements: Rows = {
  ...encoding,
  ...business,
  ...frontend,
  ...interfaces,
  ...files,
  ...authentication,
  ...sessions,
  ...authorization,
  ...tokens,
  ...cryptography,
  ...configuration,
  ...data,
  ...coding,
  ...logging,
};
