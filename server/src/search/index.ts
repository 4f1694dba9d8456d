/**
 * The index of jobs as the board sees it: what a search finds, counts and explains. PostgreSQL holds it, and its
 * triggers write it with the job; `search.contract.test.ts` says what any other index has to do.
 */

// How a query is read; every other function takes the filter that it has read.
export { readSearch, type Search } from './plan/read-search';
export { isBoard, isKeywordAlone, type JobFilter } from './query/filter';
export { readUnreadWords } from './query/unread-words';
export { keyOf as keyOfWords } from './occupations/fold-words';

// What is found.
export { CAP, type SearchSlice } from './plan/found-ids';
export { readNewestMoment, sliceBoard } from './plan/scan';
export { findMeant } from './plan/meaning';
export { describeSearched } from './query/describe-searched';
export { explainAllMatches, explainMatches } from './matches/match';
export { addDistances } from './matches/distances';
export { countJobFacets } from './facets/facets.service';

// What is like a job, or near a search.
export { findSimilarIds } from './matches/similar';
export { findNearbyPlaces } from './matches/nearby';
export { toWholeKm } from './places/places';
export { findComparablePay } from './matches/comparable-pay';

// What new jobs a saved search finds.
export { findNewMatches, type NewJobs, type NewMatches } from './matches/new-matches';
export { readMeanings } from './plan/meaning';
export { createLookUps, type LookUps } from './query/look-ups';

// What the index is made of.
export { deriveColumns } from './derived/derive';
export { findSharedLines } from './derived/shared-lines';
export { deriveInBackground } from './derived/derive-again';
export { recogniseLanguage } from './derived/recognise-language';
export { openThesaurus } from './occupations/thesaurus';
export { openGazetteer } from './places/gazetteer';
