/** All translations of this bundle to French. */
export const translations = import.meta.translations('fr');
