import { defineRemote } from '@metier/sdk/remote';
import { languages } from './languages/index';
import { routes } from './routes';

export const remote = defineRemote({ name: 'mf-operator', contracts: { from: 1, to: 1 }, routes, languages });
