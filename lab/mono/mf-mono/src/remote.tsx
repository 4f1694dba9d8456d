import { defineRemote } from '@metier/sdk/remote';
import { fragments, routes } from './routes';

export const remote = defineRemote({ name: 'mf-mono', routes, fragments });
