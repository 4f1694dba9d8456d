/** All translations of this bundle to Italian. */
export const translations = import.meta.translations('it');
