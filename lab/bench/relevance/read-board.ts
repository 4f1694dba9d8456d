import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JobDescription, SalaryType } from '@metier/sdk/rules';

/** Folders beside this file, with advertisements and searches written by hand. */
export const WRITTEN_BOARDS = ['fresh', 'blind'] as const;
export type WrittenBoard = (typeof WRITTEN_BOARDS)[number];

export interface WrittenCompany {
  readonly name: string;
  readonly city: string;
  readonly canton: string;
}

export interface WrittenAd {
  readonly company: WrittenCompany;
  readonly title: string;
  /** As the advertisement writes it. */
  readonly place: string;
  readonly canton: string;
  readonly language: string;
  readonly contract: string;
  readonly rates: readonly [number, number];
  readonly mode: string;
  readonly salaries: readonly [number, number];
  readonly salaryType: SalaryType;
  /** Occupations, fields, levels and conditions, by hand. */
  readonly tags: readonly string[];
  readonly description: JobDescription;
}

const COMPANY = /^# (?<name>.+?) \| (?<city>.+) (?<canton>[A-Z]{2})$/;
const AD =
  /^= (?<title>.+?) \| (?<place>.+?) \{(?<canton>[A-Z]{2})\} \| (?<contract>\S+) (?<rate>\d+)(?:-(?<most>\d+))? (?<mode>on_site|hybrid|remote)(?: (?<salary>[\d.]+)(?:-(?<top>[\d.]+))? (?<type>hourly|monthly|daily|project))? \| (?<tags>[a-z0-9 -]+)$/;

/** What an advertisement without a salary pays a month at 100 %. */
const UNSAID_SALARY = 4_600;

/**
 * The advertisements of `board/<language>-<field>.txt`, all invented. `# company | city CANTON` begins a
 * company: its text and its benefits (`> title: description`) are in each of its advertisements. `= title |
 * place {CANTON} | contract rate mode salary | tags` begins an advertisement, followed by its text,
 * responsibilities (`* `) and requirements (`+ `).
 */
export function readBoard(board: WrittenBoard): WrittenAd[] {
  const folder = join(__dirname, board, 'board');
  return readdirSync(folder).flatMap((file) => readFile(folder, file));
}

function readFile(folder: string, file: string): WrittenAd[] {
  const ads: WrittenAd[] = [];
  let company: WrittenCompany | undefined;
  let [intro, benefits]: [string[], JobDescription['benefits']] = [[], []];
  for (const line of readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean)) {
    const ad = ads.at(-1);
    if (line.startsWith('# ')) {
      const { name, city, canton } = COMPANY.exec(line)?.groups ?? {};
      if (!name || !city || !canton) throw new Error(`${file}: ${line}`);
      company = { name, city, canton };
      [intro, benefits] = [[], []];
    } else if (line.startsWith('= ') && company) {
      const overview = intro.join('\n');
      const description = { overview, responsibilities: [], requirements: [], benefits };
      ads.push({ ...readHead(file, line), company, language: file.slice(0, 2), description });
    } else if (line.startsWith('> ')) {
      const [title = '', description = ''] = line.slice(2).split(': ');
      benefits.push({ id: `benefit-${benefits.length + 1}`, title, icon: '✅', description });
    } else if (!ad || ad.company !== company) intro.push(line);
    else if (line.startsWith('* ')) ad.description.responsibilities.push(line.slice(2));
    else if (line.startsWith('+ ')) ad.description.requirements.push(line.slice(2));
    else ad.description.overview = `${line}\n\n${ad.description.overview}`;
  }
  return ads;
}

function readHead(file: string, line: string) {
  const groups = AD.exec(line)?.groups;
  if (!groups) throw new Error(`${file}: ${line}`);
  const { title = '', place = '', canton = '', contract = '', mode = '', tags = '' } = groups;
  const rate = Number(groups.rate);
  const most = Number(groups.most ?? rate);
  const salary = Number(groups.salary ?? Math.round((UNSAID_SALARY * most) / 100));
  return {
    title,
    place,
    canton,
    contract,
    rates: [rate, most] as const,
    mode,
    salaries: [salary, Number(groups.top ?? salary)] as const,
    salaryType: (groups.type ?? 'monthly') as SalaryType,
    tags: tags.split(' '),
  };
}
