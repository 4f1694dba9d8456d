import { keyOf } from './fold-words';
import { listKinds } from './form-index';
import {
  THESAURUS_LANGUAGES,
  type Occupation,
  type OccupationForm,
  type OccupationGroup,
  type ParsedThesaurus,
  type Skill,
} from './parse-thesaurus';

/** Too general to name an occupation; masculine, feminine and neutral, folded. */
const GENERAL = new Set(
  (
    'mitarbeiter mitarbeiterin assistent assistentin fachmann fachfrau fachperson berater beraterin ' +
    'employe employee assistant assistante specialiste collaborateur collaboratrice ' +
    'impiegato impiegata assistente specialista collaboratore collaboratrice addetto addetta ' +
    'specialist manager consultant adviser advisor employee worker officer'
  ).split(' '),
);
/** One half of a pair that is shorter was probably no pair: UX/UI designer. */
const MIN_HALF = 3;

/** The contradictions between the files, one sentence each, beginning with file and line. */
export function checkThesaurus(
  { occupations, groups, skills, mistakes }: ParsedThesaurus,
  codes: ReadonlySet<string>,
): readonly string[] {
  const ids = new Set(occupations.map(({ id }) => id));
  const concepts = [...occupations, ...groups];
  return [
    ...mistakes,
    ...findTwice(occupations),
    ...findTwice(groups),
    ...occupations.flatMap((occupation) => checkOccupation(occupation, ids, codes)),
    ...groups.flatMap((group) => checkGroup(group, occupations, codes)),
    ...concepts.flatMap(checkForms),
    ...checkMeanings(occupations, groups),
    ...checkSkills(skills, concepts, ids),
  ];
}

function findTwice(concepts: readonly (Occupation | OccupationGroup)[]): string[] {
  const first = new Map<string, string>();
  return concepts.flatMap(({ id, where }) => {
    const other = first.get(id);
    first.set(id, other ?? where);
    return other ? [`${where}: the identifier "${id}" is also at ${other}`] : [];
  });
}

function checkOccupation(
  { id, code, related, where }: Occupation,
  ids: ReadonlySet<string>,
  codes: ReadonlySet<string>,
): string[] {
  const unknown = related.filter((other) => !ids.has(other) || other === id);
  return [
    ...(codes.has(code) ? [] : [`${where}: ${code} is no unit group of CH-ISCO-19`]),
    ...unknown.map((other) => `${where}: the related "${other}" is no other occupation`),
  ];
}

function checkGroup(
  group: OccupationGroup,
  occupations: readonly Occupation[],
  codes: ReadonlySet<string>,
): string[] {
  const ids = new Set(occupations.map(({ id }) => id));
  const { where, kinds, core } = group;
  const own = new Set(listKinds(group, occupations).map(({ id }) => id));
  const wrong = group.codes.filter((prefix) => {
    return !/^\d{2,4}$/.test(prefix) || ![...codes].some((code) => code.startsWith(prefix));
  });
  return [
    ...wrong.map((code) => `${where}: ${code} is no code of CH-ISCO-19`),
    ...kinds.filter((kind) => !ids.has(kind)).map((kind) => `${where}: "${kind}" is no occupation`),
    ...core.filter((kind) => !own.has(kind)).map((kind) => `${where}: "${kind}" is not of the group`),
    ...(kinds.length + group.codes.length > 0 ? [] : [`${where}: the group has neither isco nor kinds`]),
  ];
}

function checkForms({ names, forms, where, id }: Occupation | OccupationGroup): string[] {
  const missing = THESAURUS_LANGUAGES.filter((language) => !names[language]);
  return [
    ...missing.map((language) => `${where}: "${id}" has no name in "${language}"`),
    ...forms.flatMap(checkForm),
  ];
}

function checkForm({ texts, where }: OccupationForm): string[] {
  const folded = texts.map(keyOf);
  const isHalved = texts.length > 1 && texts.some((text) => text.length < MIN_HALF);
  return [
    ...folded.filter((text) => GENERAL.has(text)).map((text) => `${where}: "${text}" is too general`),
    ...texts.filter((_, at) => !folded[at]).map((text) => `${where}: "${text}" has no words`),
    ...(isHalved ? [`${where}: "${texts.join('/')}" is not a pair of full forms`] : []),
  ];
}

interface Use {
  readonly concept: Occupation | OccupationGroup;
  readonly form: OccupationForm;
}

const isGroup = (concept: Occupation | OccupationGroup): boolean => 'kinds' in concept;

function checkMeanings(occupations: readonly Occupation[], groups: readonly OccupationGroup[]): string[] {
  const uses = new Map<string, Use[]>();
  for (const concept of [...groups, ...occupations])
    for (const form of concept.forms)
      for (const text of new Set(form.texts.map(keyOf)))
        uses.set(text, [...(uses.get(text) ?? []), { concept, form }]);
  return [
    ...[...uses].flatMap(([text, all]) => checkUses(text, all)),
    ...occupations.flatMap((concept) =>
      concept.forms
        .filter(
          ({ isShared, texts }) => isShared && !texts.some((text) => isUsedTwice(uses.get(keyOf(text)))),
        )
        .map(({ where, texts }) => `${where}: "${texts.join('/')}" has ~ but no other occupation`),
    ),
  ];
}

const isUsedTwice = (uses: readonly Use[] = []): boolean =>
  uses.some(({ concept }) => concept !== uses[0]?.concept);

function checkUses(text: string, uses: readonly Use[]): string[] {
  const [first] = uses;
  if (!first || !isUsedTwice(uses)) return [];
  const isOfGroup = isGroup(first.concept);
  if (!isOfGroup && uses.every(({ form }) => form.isShared)) return [];
  const others = uses.filter(({ concept }) => concept !== first.concept);
  const places = others.map(({ form, concept }) => `${form.where} (${concept.id})`).join(', ');
  const mistake = isOfGroup ? 'is a form of a group and also at' : 'without ~ is also at';
  return [`${first.form.where} (${first.concept.id}): "${text}" ${mistake} ${places}`];
}

/** A name of a skill may be no form, because forms take precedence. */
function checkSkills(
  skills: readonly Skill[],
  concepts: readonly (Occupation | OccupationGroup)[],
  ids: ReadonlySet<string>,
): string[] {
  const taken = new Map<string, string>();
  for (const { forms } of concepts)
    for (const { texts, where } of forms) for (const text of texts) taken.set(keyOf(text), where);
  return skills.flatMap(({ names, usedBy, where }) => {
    const unknown = usedBy.filter((id) => !ids.has(id)).map((id) => `${where}: "${id}" is no occupation`);
    const mistakes = names.flatMap((name) => {
      const other = taken.get(keyOf(name));
      taken.set(keyOf(name), where);
      if (!keyOf(name)) return [`${where}: "${name}" has no words`];
      return other ? [`${where}: the skill "${name}" is also at ${other}`] : [];
    });
    return [...unknown, ...mistakes];
  });
}
