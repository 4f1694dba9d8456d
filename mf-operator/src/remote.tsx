import { defineRemote } from '@metier/sdk/remote';
import { routes } from './routes';

export const remote = defineRemote({ name: 'mf-operator', contracts: { from: 1, to: 1 }, routes });
