import type { FastifyReply } from 'fastify';
import { CALENDAR_NAME } from '../../calendar/calendar-file';
import { describeDisposition } from '../../http/response/downloads';

/** Sends a calendar file as a download. */
export const sendCalendar = (reply: FastifyReply, content: string): FastifyReply =>
  reply
    .headers({
      'cache-control': 'private, no-store',
      'content-disposition': describeDisposition('attachment', CALENDAR_NAME),
    })
    .type('text/calendar; charset=utf-8')
    .send(content);
