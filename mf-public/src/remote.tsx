import { defineRemote } from '@metier/shared/remote';
import { routes } from './routes';

export const remote = defineRemote({ name: 'mf-public', routes });
