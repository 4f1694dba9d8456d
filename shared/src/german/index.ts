/** All translations of this bundle to German. */
export const translations = import.meta.translations('de');
