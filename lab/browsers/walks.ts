import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePdf } from '../../e2e/support/files';
import { EMPLOYER, STUDENT } from '../../e2e/support/people';
import type { Tab } from './engine';
import { choose, fill, press, tick, upload, waitFor, waitForPath, waitForText } from './locate';

/** What a walk needs besides its tab. */
export interface Walk {
  readonly tab: Tab;
  readonly address: string;
  /** Title of the job that this run posts. */
  readonly title: string;
  /** Folder for the files to upload. */
  readonly folder: string;
}

const HYDRATED = 'document.querySelector("main h1") && !document.querySelector("[aria-busy=true]")';

async function open({ tab, address }: Walk, path: string): Promise<void> {
  await tab.goto(`${address}${path}`);
  await waitFor(tab, `The page ${path}`, HYDRATED);
}

async function logIn(walk: Walk, { username, password }: typeof STUDENT | typeof EMPLOYER): Promise<void> {
  const { tab } = walk;
  await open(walk, '/login');
  await fill(tab, 'Username', username);
  await fill(tab, 'Password', password);
  await press(tab, 'Sign In');
  await waitForPath(tab, /^\/dashboard$/);
}

async function search(walk: Walk): Promise<void> {
  const { tab } = walk;
  await open(walk, '/');
  await fill(tab, 'Keyword', 'pflege');
  await press(tab, 'Search');
  await waitForPath(tab, /keyword=pflege/);
  await press(tab, 'View Details');
  await waitForPath(tab, /^\/job\/\d+/);
  await waitForText(tab, 'Job Overview');
}

async function look(walk: Walk): Promise<void> {
  const { tab } = walk;
  await logIn(walk, STUDENT);
  await waitForText(tab, 'My Applications');
  await open(walk, '/applications');
  await waitForText(tab, 'My Applications');
  await open(walk, '/messages');
  await waitFor(tab, 'Messages', 'document.querySelector("main h1").innerText.includes("Messages")');
}

async function post(walk: Walk): Promise<void> {
  const { tab, title } = walk;
  await logIn(walk, EMPLOYER);
  await open(walk, '/jobcreation');
  await fill(tab, 'Job title', title);
  await fill(tab, 'Location', 'Bern');
  await fill(tab, 'Salary', '5850.50');
  await choose(tab, 'Start date', '2099-02-01');
  await fill(tab, 'Overview', 'You look after people at home, between Bern and Thun.');
  await fill(tab, 'Responsibility 1', 'Plan the round of the day');
  await fill(tab, 'Requirement 1', 'Diploma in nursing');
  await press(tab, 'Post Job');
  await waitForPath(tab, /^\/dashboard$/);
  await waitForText(tab, title);
}

async function apply(walk: Walk): Promise<void> {
  const { tab, title, folder } = walk;
  const file = join(folder, 'Lebenslauf.pdf');
  writeFileSync(file, makePdf('Lebenslauf.pdf').buffer);
  await logIn(walk, STUDENT);
  await open(walk, `/?keyword=${encodeURIComponent(title)}`);
  await press(tab, 'View Details');
  await waitForText(tab, 'Job Overview');
  await press(tab, 'Apply Now');
  await waitForPath(tab, /\/apply$/);
  await fill(tab, 'Phone', '+41 79 555 01 02');
  await choose(tab, 'Years of experience', '3-5');
  await choose(tab, 'Available from', '2099-01-15');
  await fill(tab, 'Expected salary', '5900');
  await choose(tab, 'Resume', 'Upload another file');
  await upload(tab, 'File', file);
  await waitForText(tab, 'Lebenslauf.pdf');
  await tick(tab, 'I confirm that my answers are true');
  await press(tab, 'Submit Application');
  await waitForText(tab, 'Application Submitted!');
  // The page leads there by itself after three seconds.
  await waitForPath(tab, /^\/applications$/);
  await waitForText(tab, title);
}

async function review(walk: Walk): Promise<void> {
  const { tab, title } = walk;
  await logIn(walk, EMPLOYER);
  await open(walk, '/applications');
  await waitForText(tab, title);
  await press(tab, 'View the application of');
  await waitFor(tab, 'The resume', 'document.querySelector("dialog iframe")?.checkVisibility()');
  await press(tab, 'Next');
  await waitForText(tab, ', 2 of ');
  await tab.press('k');
  await waitForText(tab, ', 1 of ');
  await press(tab, 'Shortlist');
  await waitForText(tab, 'Application status updated to Shortlisted');
}

/** The main journeys, in the order in which each needs the one before. */
export const WALKS = {
  'search and job': search,
  'login, dashboard, applications and messages': look,
  'posting a job': post,
  'applying with a resume': apply,
  'reviewing the application': review,
} as const satisfies Record<string, (walk: Walk) => Promise<void>>;
