import type { Interview, InterviewOffer } from '@metier/sdk/contract';
import type { LightMyRequestResponse } from 'fastify';
import ICAL from 'ical.js';
import {
  applyTo,
  joinCompany,
  joinSeeker,
  publishJob,
  readOk,
  type CompanyClient,
  type Seeker,
} from '../../../testing/fixtures';
import type { TestApp } from '../../../testing/index';

export const OFFER: Omit<InterviewOffer, 'application'> = {
  kind: 'video',
  place: 'https://meet.example.ch/room',
  minutes: 45,
  interviewers: ['Anna Meier'],
  note: 'Please bring your certificates.',
  slots: ['2090-03-04T09:00:00.000Z', '2090-03-05T13:00:00.000Z'],
};

/** Lines of a calendar file end with CRLF and have at most 75 bytes. */
function checkLines(content: string): void {
  const lines = content.split('\r\n');
  const faulty = lines.find((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line));
  if (faulty !== undefined) throw new Error(`This line of the calendar file is not valid: ${faulty}`);
}

/** A calendar file as a calendar program reads it; throws if it is not valid. */
export function readCalendar(content: string) {
  checkLines(content);
  const calendar = new ICAL.Component(ICAL.parse(content) as unknown[]);
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('The calendar file has no event.');
  for (const [part, name] of [
    [calendar, 'prodid'],
    [calendar, 'version'],
    [component, 'uid'],
    [component, 'dtstamp'],
  ] as const)
    if (!part.hasProperty(name)) throw new Error(`The calendar file has no ${name}.`);
  const event = new ICAL.Event(component);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    status: component.getFirstPropertyValue('status'),
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    title: event.summary,
    location: event.location,
    description: event.description,
    organizer: event.organizer,
    attendee: String(event.attendees[0]?.getFirstValue()).replace(/^mailto:/i, ''),
  };
}

export function createInterviewScene(test: TestApp) {
  return {
    /** An application to a new job of the company that it has shortlisted or invited. */
    async invite(company: CompanyClient, seeker: Seeker, { status = 'interview', title = 'Cook' } = {}) {
      const application = await applyTo(seeker, await publishJob(company, { title }));
      for (const to of status === 'interview' ? ['shortlisted', 'interview'] : [status])
        readOk(
          await company.patch(`/api/auth/applications/${application.id}/update-status/`, { status: to }),
        );
      return application.id;
    },

    offer: (company: CompanyClient, application: number, changes: Partial<InterviewOffer> = {}) =>
      company.post('/api/interviews/', { ...OFFER, application, ...changes }),

    /** A new company that has offered the slots to a new candidate. */
    async offerOne(changes: Partial<InterviewOffer> = {}) {
      const [company, seeker] = [await joinCompany(test), await joinSeeker(test)];
      const application = await this.invite(company, seeker);
      const interview = readOk<Interview>(await this.offer(company, application, changes));
      return { company, seeker, application, interview };
    },

    book: (
      seeker: Seeker | CompanyClient,
      { id, slots }: Interview,
      index = 0,
    ): Promise<LightMyRequestResponse> =>
      seeker.post(`/api/interviews/${id}/book/`, { slot: slots[index]?.id }),

    /** The mails to a person whose subject has these words, oldest first. */
    mailsTo: async (person: Seeker | CompanyClient, words: RegExp) =>
      (await test.readMails()).filter(({ to, subject }) => to === person.user.email && words.test(subject)),

    /** The token in the last offer mailed to the candidate. */
    async readToken(seeker: Seeker): Promise<string> {
      const mails = await this.mailsTo(seeker, /invites you to an interview|offers you other times/);
      return /\/interviews\/answer\?token=([\w.-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
    },

    get: async (person: Seeker | CompanyClient, application: number) =>
      readOk<Interview[]>(await person.get(`/api/interviews/?application=${application}`)),
  };
}
