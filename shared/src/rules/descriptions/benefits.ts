import { toOneLine } from '../values/one-line';

export interface Benefit {
  id: string;
  title: string;
  description: string;
  /** An emoji. */
  icon: string;
}

export const DEFAULT_BENEFIT_ICON = '🎁';

/** Presets for a new job; each description is an editable suggestion. */
export const BENEFIT_PRESETS = [
  {
    id: 'paid-time-off',
    title: 'Paid time off',
    icon: '🏖️',
    description: 'Paid holidays beyond the legal minimum',
  },
  {
    id: 'health',
    title: 'Health insurance',
    icon: '🏥',
    description: 'A contribution to your health insurance',
  },
  { id: 'dental', title: 'Dental insurance', icon: '🦷', description: 'Check-ups and treatment are covered' },
  { id: 'vision', title: 'Vision insurance', icon: '👓', description: 'Eye tests and glasses are covered' },
  {
    id: 'retirement',
    title: 'Retirement plan',
    icon: '🏦',
    description: 'A pension fund with generous contributions',
  },
  {
    id: 'remote-work',
    title: 'Remote work',
    icon: '🏠',
    description: 'Work from home on some days of the week',
  },
  {
    id: 'flexible-hours',
    title: 'Flexible hours',
    icon: '⏰',
    description: 'You arrange your own working day',
  },
  {
    id: 'education-stipend',
    title: 'Education stipend',
    icon: '🎓',
    description: 'A yearly budget for courses and books',
  },
  { id: 'gym', title: 'Gym membership', icon: '🏋️', description: 'Membership of a gym near the office' },
  { id: 'free-meals', title: 'Free meals', icon: '🍽️', description: 'Lunch and snacks at the office' },
  {
    id: 'transportation',
    title: 'Transportation',
    icon: '🚆',
    description: 'A half-fare or regional travelcard',
  },
  { id: 'childcare', title: 'Childcare', icon: '👶', description: 'A contribution to your childcare costs' },
  {
    id: 'wellness-program',
    title: 'Wellness program',
    icon: '🧘',
    description: 'Activities for body and mind, in working time',
  },
  {
    id: 'performance-bonus',
    title: 'Performance bonus',
    icon: '💰',
    description: 'A yearly bonus when goals are reached',
  },
  {
    id: 'stock-options',
    title: 'Stock options',
    icon: '📈',
    description: 'A share in the success of the company',
  },
] as const satisfies readonly Readonly<Benefit>[];

/**
 * Benefits in stored form: every text on one line, an icon and a unique id for each, empty ones left out.
 * Idempotent.
 */
export function normaliseBenefits(benefits: readonly Partial<Benefit>[]): Benefit[] {
  const allocateId = createIdAllocator();
  return benefits.flatMap((benefit) => {
    const description = toOneLine(benefit.description ?? '');
    const title = toOneLine(benefit.title ?? '');
    if (!title && !description) return [];
    const id = allocateId(toOneLine(benefit.id ?? '') || slugOf(title || description));
    const icon = toOneLine(benefit.icon ?? '') || DEFAULT_BENEFIT_ICON;
    return title ? [{ id, title, description, icon }] : [{ id, title: description, description: '', icon }];
  });
}

function slugOf(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu);
  return words?.join('-') ?? 'benefit';
}

/** Ids are keys of lists and of the picker, so duplicates get a number. */
function createIdAllocator(): (wanted: string) => string {
  const taken = new Set<string>();
  const lastNumbers = new Map<string, number>();
  return (wanted) => {
    let id = wanted;
    let number = lastNumbers.get(wanted) ?? 1;
    while (taken.has(id)) id = `${wanted}-${++number}`;
    lastNumbers.set(wanted, number);
    taken.add(id);
    return id;
  };
}
