import { Type, type Static } from 'typebox';
import { REGIONS, valuesOf } from '../rules/index';
import { Id, RequiredText } from './common';

/** A canton, by its two-letter licence-plate code, or `ZZ` for abroad; and its name. */
export const Region = Type.Object({ value: Type.String(), label: Type.String() });
export type Region = Static<typeof Region>;

/** The two-letter licence-plate code of a canton. */
export const Canton = Type.Enum(valuesOf(REGIONS).sort());
export type Canton = Static<typeof Canton>;

export const LocalitiesQuery = Type.Object({ postal_code: RequiredText(12) });
export type LocalitiesQuery = Static<typeof LocalitiesQuery>;

/** A locality with a postal code, in its own language, and the region it is in; in Liechtenstein that is `ZZ`. */
export const Locality = Type.Object({ name: Type.String(), region: Type.String() });
export type Locality = Static<typeof Locality>;

/** The name in the language of the request, else as it is stored; a company's profile has none. */
const Label = Type.Optional(Type.String());

export const Skill = Type.Object({ id: Id, name: Type.String(), label: Label });
export type Skill = Static<typeof Skill>;

export const SkillBody = Type.Object({ name: RequiredText(80) });
export type SkillBody = Static<typeof SkillBody>;

export const Advantage = Type.Object({ id: Id, name: Type.String(), label: Label });
export type Advantage = Static<typeof Advantage>;

export const AdvantageBody = Type.Object({ name: RequiredText(80) });
export type AdvantageBody = Static<typeof AdvantageBody>;
