import { defineRemote } from '@metier/sdk/remote';
import { languages } from './languages/index';
import { fragments, routes } from './routes';

export const remote = defineRemote({
  name: 'mf-public',
  contracts: { from: 1, to: 1 },
  routes,
  fragments,
  languages,
});
