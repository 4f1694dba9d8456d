import { translations as shared } from '@metier/sdk/french';

/** All translations of this bundle to French. */
export const translations = [...shared, ...import.meta.translations('fr')];
