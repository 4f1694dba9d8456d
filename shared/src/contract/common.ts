import { Type, type Static, type TLiteral, type TSchema, type TUnion } from 'typebox';
import { ACCOUNT_TYPES, LANGUAGES, ROLES, valuesOf } from '../rules/index';

/** A database id: a positive 32-bit integer. */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

export const IdParams = Type.Object({ id: Id });
export type IdParams = Static<typeof IdParams>;

/** A calendar day, `YYYY-MM-DD`; the year 0 does not exist. */
export const CalendarDate = Type.String({ format: 'date', pattern: '^(?!0000)' });

/** A point in time, ISO 8601 in UTC. */
export const Timestamp = Type.String({ format: 'date-time' });

/** An amount of money in replies: a decimal string with two places. */
export const Money = Type.String({ pattern: '^\\d{1,10}\\.\\d{2}$' });

/** An amount of money in requests: a string or a number. The server refuses more than two decimals. */
export const MoneyInput = Type.Union([
  Type.String({ maxLength: 20 }),
  Type.Number({ minimum: 0, maximum: 9_999_999_999.99 }),
]);

/** Text with at least one non-whitespace character. */
export const RequiredText = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });

export const OptionalText = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

/** A non-negative number of entries. */
export const Count = Type.Integer({ minimum: 0 });

export const Nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** One of these words, most of which `rules` lists. */
export const OneOf = <const Word extends string>(words: readonly Word[]) =>
  Type.Union(words.map((word) => Type.Literal(word))) as unknown as TUnion<[TLiteral<Word>]>;

export const AccountType = OneOf(valuesOf(ACCOUNT_TYPES));

export const Role = OneOf(ROLES);

export const SiteLanguage = OneOf(LANGUAGES);

export const PageQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type PageQuery = Static<typeof PageQuery>;

/** Body of an error that is not about a field. */
export const ErrorDetail = Type.Object({
  detail: Type.String(),
  /** Path of the page that explains the refusal and says what can be done. */
  path: Type.Optional(Type.String()),
});
export type ErrorDetail = Static<typeof ErrorDetail>;

/** Body of a validation error: the messages of each invalid field. */
export const FieldErrors = Type.Record(Type.String(), Type.Array(Type.String()));
export type FieldErrors = Static<typeof FieldErrors>;

/** The body of every 4xx and 5xx reply under `/api`. */
export const ErrorReply = Type.Union([ErrorDetail, FieldErrors]);
export type ErrorReply = Static<typeof ErrorReply>;
