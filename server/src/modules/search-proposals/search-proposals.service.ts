import { swissToday } from '@metier/sdk/rules';
import type { Dependencies } from '../../dependencies';
import { openThesaurus, readUnreadWords } from '../../search/index';
import { defineTask } from '../../tasks/task-kind';
import { nextSwissTime } from '../../tasks/zurich-time';
import {
  deleteOldCounts,
  listSaidWords,
  MIN_VISITORS,
  type Opened,
  type SaidWords,
} from './search-proposals.repository';

const DAY_MS = 24 * 60 * 60_000;
const KEPT_DAYS = 90;
/** Of words that too few have searched. */
const KEPT_DAYS_OF_RARE = 30;

const daysBefore = (now: Date, days: number) => swissToday(new Date(now.getTime() - days * DAY_MS));

/**
 * What the thesaurus might learn, in its own format: a block for each keyword that names no occupation, under the
 * one that most visitors opened from its results; `unknown` where there is none.
 */
export async function writeProposals({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<string> {
  const now = clock();
  const said = await listSaidWords(db, daysBefore(now, KEPT_DAYS));
  // The thesaurus may have learnt the words since they were counted.
  const unread = said.filter(({ keyword }) => readUnreadWords(keyword) === keyword);
  const head = [
    `# Proposals for the thesaurus, ${swissToday(now)}: keywords that name no occupation, the most searched first,`,
    `# each searched by at least ${MIN_VISITORS} visitors within ${KEPT_DAYS} days. Move what is right into the blocks of its files.`,
  ].join('\n');
  return `${[head, ...unread.map(writeBlock)].join('\n\n')}\n`;
}

function writeBlock({ keyword, language, searches, empty, leftOut, widened, opened }: SaidWords): string {
  const thesaurus = openThesaurus();
  const [first] = opened.flatMap(({ occupation }) => thesaurus.occupationById(occupation) ?? []);
  const form = language === 'de' ? keyword.replace(/^./u, (letter) => letter.toUpperCase()) : keyword;
  return [
    `# searched ${searches}, nothing found ${empty}, words left out ${leftOut}, widened ${widened}`,
    `# opened: ${opened.map(nameOpened).join(', ') || 'nothing by several visitors'}`,
    first ? `${first.id} ${first.code}` : 'unknown 0000',
    `${language}: ${form}`,
  ].join('\n');
}

const nameOpened = ({ occupation, title, opened }: Opened) =>
  `${occupation || `“${title.replace(/\s+/g, ' ')}”`} ${opened}`;

const deleteOldTask = defineTask('delete-old-search-counts');

/** Registers the end of the counts, every night. */
export function handleSearchCountTasks({ tasks, clock }: Dependencies): void {
  tasks.handle(
    deleteOldTask,
    (tx) => {
      const now = clock();
      return deleteOldCounts(tx, daysBefore(now, KEPT_DAYS), daysBefore(now, KEPT_DAYS_OF_RARE));
    },
    (now) => nextSwissTime(now, { hour: 3, minute: 50 }),
  );
}
