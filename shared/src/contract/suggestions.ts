import { Type, type Static } from 'typebox';
import { OneOf } from './common';

/** What a visitor has typed so far into a field of the search. */
export const SuggestionsQuery = Type.Object({
  field: OneOf(['keyword', 'location']),
  text: Type.Optional(Type.String({ maxLength: 200 })),
});
export type SuggestionsQuery = Static<typeof SuggestionsQuery>;

/** One completion: `text` replaces what was typed, `detail` distinguishes it from others of the same name. */
export const Suggestion = Type.Object({
  kind: OneOf(['occupation', 'company', 'place', 'canton']),
  /** What is suggested as an occupation and is none. */
  word: Type.Optional(OneOf(['condition', 'skill'])),
  text: Type.String(),
  detail: Type.Optional(Type.String()),
  /** That a search for the text finds; 100 stands for as many or more. Absent for none, and until they are counted. */
  jobs: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type Suggestion = Static<typeof Suggestion>;

/** The best first; those of a keyword have jobs. */
export const Suggestions = Type.Array(Suggestion, { maxItems: 8 });
export type Suggestions = Static<typeof Suggestions>;
