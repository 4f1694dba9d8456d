import { randomWorkingTime } from './calendar';
import { companyStories } from './data/company-stories';
import { companies, findTown, textsIn, type Company } from './data/index';
import type { DemoCompany, DemoUser } from './demo-board';
import { EMPLOYER_USERNAME } from '../config/demo-logins';
import { makeRandom } from './random';

/** Names as a new database lists them. */
const advantages = [
  'Flexible hours',
  'Part-time on every level',
  'Remote work',
  'Six weeks of holiday',
  'Paid training',
  'Thirteenth salary',
  'Generous pension fund',
  'Parental leave',
  'Childcare support',
  'Staff restaurant',
  'Staff housing',
  'Travelcard contribution',
  'Bicycle and e-bike pool',
  'Sports and fitness',
  'Health check-ups',
  'Sabbatical after five years',
  'Transparent salaries',
  'Profit sharing',
  'Barrier-free workplace',
  'Dogs welcome',
] as const;

interface CompanyRows {
  user: DemoUser;
  company: DemoCompany;
}

/** All companies with their accounts; the first is the demo employer. */
export function makeCompanies(today: Date, userId: (order: number) => number): CompanyRows[] {
  return companies.map((sketch, order) => makeCompany(sketch, order, userId(order), today));
}

function makeCompany(sketch: Company, order: number, userId: number, today: Date): CompanyRows {
  const random = makeRandom(`company ${sketch.name}`);
  const town = findTown(sketch.towns[0] ?? '');
  const [firstName = '', ...lastName] = random.pick(textsIn(sketch.language).contacts).split(' ');
  const createdAt = randomWorkingTime(random, today, random.integer(70, 700));
  return {
    user: {
      id: userId,
      username: order === 0 ? EMPLOYER_USERNAME : sketch.domain.replace('.example', ''),
      email: `jobs@${sketch.domain}`,
      accountType: 'job_provider',
      firstName,
      lastName: lastName.join(' '),
      phone: `+41 ${random.pick(['31', '41', '44', '21', '61'])} 555 ${random.integer(10, 99)} ${random.integer(10, 99)}`,
      createdAt,
    },
    company: {
      id: order + 1,
      userId,
      name: sketch.name,
      address: sketch.street,
      city: town.name,
      postalCode: town.postalCode,
      region: town.canton,
      description: sketch.mission,
      workEthics: sketch.workEthics,
      website: `https://www.${sketch.domain}`,
      advantages: random.sample(advantages, random.integer(3, 6)),
      logo: order > 0 && random.chance(0.05) ? null : { mark: sketch.mark, palette: sketch.palette },
      story: companyStories[sketch.name],
      palette: sketch.palette,
      language: sketch.language,
      reputation: sketch.reputation,
      createdAt,
    },
  };
}
