import { translations as shared } from '@metier/sdk/german';

/** All translations of this bundle to German. */
export const translations = [...shared, ...import.meta.translations('de')];
