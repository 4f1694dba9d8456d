/** The languages that every occupation and group is named in. */
export const THESAURUS_LANGUAGES = ['de', 'fr', 'it', 'en'] as const;

export type ThesaurusLanguage = (typeof THESAURUS_LANGUAGES)[number];

/** A name as people write it in a title or in the search field. */
export interface OccupationForm {
  /** Undefined for abbreviations and words that all languages use. */
  readonly language: ThesaurusLanguage | undefined;
  /** One text, or the masculine and the feminine one. */
  readonly texts: readonly string[];
  /** Names several occupations, marked `~` in the files. */
  readonly isShared: boolean;
  /** File and line, for error messages. */
  readonly where: string;
}

interface ThesaurusConcept {
  /** English, in kebab case, stable. */
  readonly id: string;
  /** The official name per language, "masculine / feminine" where both exist. */
  readonly names: Readonly<Partial<Record<ThesaurusLanguage, string>>>;
  readonly forms: readonly OccupationForm[];
  readonly where: string;
}

export interface Occupation extends ThesaurusConcept {
  /** A unit group of the classification CH-ISCO-19, four digits. */
  readonly code: string;
  /** Identifiers of occupations that are an alternative. */
  readonly related: readonly string[];
}

/** A broader term, such as "Gastronomie". */
export interface OccupationGroup extends ThesaurusConcept {
  /** Codes of CH-ISCO-19 or their first two or three digits. */
  readonly codes: readonly string[];
  /** Identifiers of occupations. */
  readonly kinds: readonly string[];
  /** Identifiers of the kinds that one thinks of first; empty when none is more the group than others. */
  readonly core: readonly string[];
}

/** A tool, a machine, a method or a licence, which names no occupation. */
export interface Skill {
  /** What it is called in any language; all mean the same. */
  readonly names: readonly string[];
  /** Identifiers of the occupations that use it, the likeliest first. */
  readonly usedBy: readonly string[];
  /** File and line, for error messages. */
  readonly where: string;
}

export interface ParsedThesaurus {
  readonly occupations: readonly Occupation[];
  readonly groups: readonly OccupationGroup[];
  readonly skills: readonly Skill[];
  /** One sentence per wrong line, beginning with file and line. */
  readonly mistakes: readonly string[];
}

/** A block of lines, each with its number. */
type Block = readonly (readonly [line: number, text: string])[];

const HEAD = /^(?:group ([a-z0-9-]+)|([a-z0-9-]+) (\d{4}))$/;
const SKILLS = /^skills ([a-z0-9 -]+)$/;
const FIELD = /^(\w+): *(\S.*)$/;
const MAX_TEXTS = 2;

/** Parses one file of the thesaurus; the format is described in `server/thesaurus/README.md`. */
export function parseThesaurus(file: string, text: string): ParsedThesaurus {
  const occupations: Occupation[] = [];
  const groups: OccupationGroup[] = [];
  const skills: Skill[] = [];
  const mistakes: string[] = [];
  for (const [[line, head], ...fields] of listBlocks(text)) {
    const usedBy = SKILLS.exec(head)?.[1]?.split(' ');
    if (usedBy) {
      skills.push(...fields.map(([at, names]) => readSkill(names, usedBy, `${file}:${at}`)));
      continue;
    }
    const where = `${file}:${line}`;
    const [, group, id, code] = HEAD.exec(head) ?? [];
    const report = (at: number, mistake: string) => mistakes.push(`${file}:${at}: ${mistake}`);
    const lists = readFields(file, fields, group ? ['isco', 'kinds', 'core'] : ['related'], report);
    const common = { names: namesOf(lists.forms), forms: lists.forms, where };
    if (group) groups.push({ ...common, id: group, codes: lists.isco, kinds: lists.kinds, core: lists.core });
    else if (id && code) occupations.push({ ...common, id, code, related: lists.related });
    else report(line, `"${head}" is neither "<identifier> <code>" nor "group <identifier>"`);
  }
  return { occupations, groups, skills, mistakes };
}

const readSkill = (names: string, usedBy: readonly string[], where: string): Skill => ({
  names: names.split(',').map((name) => name.trim()),
  usedBy,
  where,
});

function* listBlocks(text: string): Iterable<[Block[number], ...Block]> {
  let block: [number, string][] = [];
  for (const [index, raw] of [...text.split('\n'), ''].entries()) {
    const line = raw.trim();
    if (line.startsWith('#')) continue;
    if (line) block.push([index + 1, line]);
    const [first, ...rest] = block;
    if (line || !first) continue;
    yield [first, ...rest];
    block = [];
  }
}

function readFields(
  file: string,
  fields: Block,
  extra: readonly string[],
  report: (line: number, mistake: string) => void,
) {
  const found = {
    forms: [] as OccupationForm[],
    isco: [] as string[],
    kinds: [] as string[],
    core: [] as string[],
    related: [] as string[],
  };
  const seen = new Set<string>();
  for (const [line, text] of fields) {
    const [, key = '', value = ''] = FIELD.exec(text) ?? [];
    const language = THESAURUS_LANGUAGES.find((each) => each === key);
    if (seen.has(key)) report(line, `"${key}" occurs twice in this block`);
    seen.add(key);
    if (language || key === 'short') {
      const forms = value.split(',').map((form) => readForm(form.trim(), language, `${file}:${line}`));
      const wrong = forms.find(({ texts }) => texts.length > MAX_TEXTS || texts.some((each) => !each));
      if (wrong) report(line, `"${wrong.texts.join('/')}" is neither a form nor "masculine/feminine"`);
      else found.forms.push(...forms);
    } else if (extra.includes(key)) {
      const list = value.split(/[,\s]+/).filter(Boolean);
      if (key === 'isco' || key === 'kinds' || key === 'core') found[key] = list;
      else found.related = list;
    } else report(line, `"${text}" is no line of such a block`);
  }
  return found;
}

function readForm(form: string, language: ThesaurusLanguage | undefined, where: string): OccupationForm {
  const texts = form.split('/').map((each) => each.trim());
  const isShared = form.startsWith('~');
  return { language, texts: texts.map((each) => each.replace(/^~\s*/, '')), isShared, where };
}

function namesOf(forms: readonly OccupationForm[]): ThesaurusConcept['names'] {
  const names: Partial<Record<ThesaurusLanguage, string>> = {};
  for (const { language, texts } of forms) if (language) names[language] ??= texts.join(' / ');
  return names;
}
