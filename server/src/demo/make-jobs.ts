import type { ContractType, SalaryType } from '@metier/sdk/rules';
import { adaptRequirements } from './adapt-requirements';
import { addDays, randomWorkingTime, nextContractDay, writeDate } from './calendar';
import {
  companies,
  findProfession,
  findTown,
  textsIn,
  type Company,
  type Language,
  type Profession,
  type Town,
} from './data/index';
import { chooseBenefits } from './choose-benefits';
import { chooseDeadline } from './choose-deadline';
import { chooseRates } from './choose-rates';
import { chooseSalary, describePay } from './choose-salary';
import { chooseWorkMode } from './choose-work-mode';
import type { DemoJob } from './demo-board';
import { makeRandom, type Random } from './random';
import { writePosting, type Convention } from './write-posting';

type DraftJob = Omit<DemoJob, 'id'>;

/** All postings of all companies, oldest first; a company's id is its index in `companies`, from 1. */
export function makeJobs(today: Date): DemoJob[] {
  return companies
    .flatMap((company, index) => makeCompanyJobs(company, index + 1, today))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map((job, index) => ({ id: index + 1, ...job }));
}

function makeCompanyJobs(company: Company, companyId: number, today: Date): DraftJob[] {
  const random = makeRandom(`jobs of ${company.name}`);
  // Drawn apart, so that the other facts of the board stay the same.
  const modes = makeRandom(`work modes of ${company.name}`);
  const deadlines = makeRandom(`deadlines of ${company.name}`);
  const ranges = makeRandom(`ranges of ${company.name}`);
  const places = makePlaces(company);
  const taken = new Set<string>();
  const uses = new Map<string, number>();
  return places.map((town, index) => {
    const common = chooseProfession(company, town, index, uses, random);
    const profession = tailor(common, company);
    const drawn = chooseContract(profession, town, taken, random);
    const title = chooseTitle(profession, drawn, town, taken, random);
    const isTemporary = drawn === 'permanent' && TEMPORARY.test(title);
    const contractType = isTemporary ? 'fixed-term' : drawn;
    const salaryType = chooseSalaryType(profession, contractType, random);
    const startDate = nextContractDay(today, Math.floor(3 + random.next() ** 1.5 * 130));
    const description = describe(company, profession, town, drawn, random);
    const fullSalary = chooseSalary(profession, title, contractType, salaryType, random);
    const rates = chooseRates(chooseRate(profession, contractType, title, random), title, ranges);
    return {
      companyId,
      professionId: profession.id,
      language: profession.language,
      title,
      description,
      location: `${town.name}, ${town.canton}`,
      canton: town.canton,
      contractType,
      ...describePay(fullSalary, { profession, contractType, salaryType, ...rates }, ranges),
      salaryType,
      ...rates,
      workMode: chooseWorkMode(profession, modes),
      startDate: writeDate(startDate),
      endDate: chooseEnd(contractType, startDate, random),
      applicationDeadline: chooseDeadline(companyId === 1 ? index : undefined, today, deadlines),
      isActive: companyId === 1 ? index < 7 : !random.chance(0.06),
      ...chooseAge(random, today, companyId === 1 ? EMPLOYER_AGES[index] : undefined),
    };
  });
}

/** Titles that already imply a limited contract, so that the description needs no sentence about it. */
const TEMPORARY =
  /saison|season|stagional|stellvertret|remplace|sostituz|aushilfe|auf abruf|six-month|festival|vendanges|erntehilfe|week-ends|vacances|fêtes/i;

/** Applies the company's own texts to a profession; own titles replace the common internship titles. */
function tailor(profession: Profession, company: Company): Profession {
  const tailored = company.tailored?.[profession.id];
  if (!tailored) return profession;
  return { ...profession, internTitles: tailored.titles ? undefined : profession.internTitles, ...tailored };
}

/** Cycles through the towns of the company, so that each is used before any is repeated. */
function makePlaces(company: Company): Town[] {
  return Array.from({ length: company.jobs }, (_, index) =>
    findTown(company.towns[index % company.towns.length] ?? ''),
  );
}

/**
 * Prefers professions in the language of the town, or in English for the company's share of them; the least
 * used one first.
 */
function chooseProfession(
  company: Company,
  town: Town,
  index: number,
  uses: Map<string, number>,
  random: Random,
): Profession {
  const offered = company.professions.map(findProfession);
  const share = company.english ?? 0;
  const isEnglish = Math.floor((index + 1) * share) > Math.floor(index * share);
  const wanted: Language = isEnglish ? 'en' : town.language;
  const fitting = offered.filter(({ language }) => language === wanted);
  const candidates = fitting.length > 0 ? fitting : offered;
  const fewest = Math.min(...candidates.map(({ id }) => uses.get(id) ?? 0));
  const chosen = random.pick(candidates.filter(({ id }) => (uses.get(id) ?? 0) === fewest));
  const listed = offered.filter(({ id }) => id === chosen.id).length;
  uses.set(chosen.id, (uses.get(chosen.id) ?? 0) + 1 / listed);
  return chosen;
}

function chooseContract(
  profession: Profession,
  town: Town,
  taken: Set<string>,
  random: Random,
): ContractType {
  const isByTheDay = Boolean(profession.daily ?? profession.project);
  return random.weighted<ContractType>({
    permanent: 68,
    'fixed-term': 13,
    internship: profession.internTitles?.some((title) => !taken.has(`${title} ${town.name}`)) ? 26 : 0,
    engagements: isByTheDay ? 20 : profession.hourly ? 6 : 0,
  });
}

function chooseTitle(
  profession: Profession,
  contractType: ContractType,
  town: Town,
  taken: Set<string>,
  random: Random,
): string {
  const preferred = contractType === 'internship' ? (profession.internTitles ?? []) : profession.titles;
  const titles = [...random.shuffle(preferred), ...random.shuffle(profession.titles)];
  const free = titles.find((title) => !taken.has(`${title} ${town.name}`)) ?? `${titles[0]} ${taken.size}`;
  taken.add(`${free} ${town.name}`);
  return free;
}

function chooseSalaryType(profession: Profession, contractType: ContractType, random: Random): SalaryType {
  if (contractType === 'internship') return 'monthly';
  const isEngagement = contractType === 'engagements';
  return random.weighted<SalaryType>({
    monthly: isEngagement ? 0 : 80,
    hourly: profession.hourly ? (isEngagement ? 35 : 22) : 0,
    daily: isEngagement && profession.daily ? 50 : 0,
    project: isEngagement && profession.project ? 50 : 0,
  });
}

/** A rate in the title is binding: "60–80 %" gives 60 or 80. */
function chooseRate(
  profession: Profession,
  contractType: ContractType,
  title: string,
  random: Random,
): number {
  const named = title.match(/(\d+)(?:[–-](\d+))? %/);
  if (named) return Number(random.pick([named[1], named[2] ?? named[1]]));
  if (contractType === 'internship') return random.pick([60, 80, 100, 100]);
  if (contractType === 'engagements') return random.pick([20, 20, 30, 40, 50, 60, 80, 100]);
  return random.pick(profession.rates ?? [80, 100]);
}

function chooseEnd(contractType: ContractType, start: Date, random: Random): string | null {
  if (contractType === 'permanent') return null;
  const days: Record<Exclude<ContractType, 'permanent'>, [number, number]> = {
    'fixed-term': [150, 400],
    internship: [85, 365],
    engagements: [12, 120],
  };
  if (contractType === 'engagements' && random.chance(0.3)) return null;
  const [low, high] = days[contractType];
  return writeDate(addDays(start, random.integer(low, high)));
}

/** Ages of the demo employer's postings in days, spread so that applications can have every status. */
const EMPLOYER_AGES = [24, 38, 17, 45, 31, 6, 12, 57, 52];

/** Posted within the last sixty days, mostly recently; older postings have more views. */
function chooseAge(random: Random, today: Date, age?: number): Pick<DemoJob, 'createdAt' | 'views'> {
  const daysAgo = age ?? 1 + Math.floor(random.next() ** 1.9 * 60);
  const views = Math.round(4 + daysAgo * (2 + random.next() * 9) + random.next() ** 4 * 350);
  return { createdAt: randomWorkingTime(random, today, daysAgo), views };
}

function describe(
  company: Company,
  profession: Profession,
  town: Town,
  contractType: ContractType,
  random: Random,
): string {
  const { language } = profession;
  const { contracts, closings, beginners } = textsIn(language).posting;
  const fill = (text: string) => text.replaceAll('{company}', company.name).replaceAll('{town}', town.name);
  const contract = contracts[contractType];
  const second = [
    ...random.sample(company.pitches[language] ?? [], random.integer(1, 2)),
    ...(contract.length > 0 ? [random.pick(contract)] : []),
    ...(random.chance(0.55) ? [random.pick(closings)] : []),
  ].join(' ');
  return writePosting(
    {
      overview: [fill(random.pick(profession.overviews)), second].filter(Boolean).join('\n\n'),
      responsibilities: random.sample(profession.responsibilities, random.integer(3, 5)),
      requirements: adaptRequirements(
        random.sample(profession.requirements, random.integer(3, 4)),
        contractType === 'internship' ? beginners : undefined,
      ),
      benefits: chooseBenefits(language, random),
    },
    random.weighted<Convention>({ bullets: 45, dashes: 25, written: 30 }),
  );
}
