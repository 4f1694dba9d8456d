import { Type, type Static } from 'typebox';

/** What the thesaurus of occupations might learn from searches, in its own format. */
export const SearchProposals = Type.Object({ text: Type.String() });
export type SearchProposals = Static<typeof SearchProposals>;
