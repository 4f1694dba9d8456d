import { translations as shared } from '@metier/sdk/italian';

/** All translations of this bundle to Italian. */
export const translations = [...shared, ...import.meta.translations('it')];
