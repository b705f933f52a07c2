import { randomUUID } from 'node:crypto';
import type { BackendContext } from '../../app/context.ts';
import type { Mailer } from '../../app/mailer.ts';

export const SEND_MAIL_JOB = 'mail.send';

/** A line break in an address or subject would let its writer add headers. */
const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ').trim();

export function createMailer({ config, clock, jobs }: Pick<BackendContext, 'config' | 'clock' | 'jobs'>): Mailer {
  return {
    async send(db, message) {
      const id = randomUUID();
      const attachments = (message.attachments ?? []).map(({ name, mediaType, bytes }) => ({
        name: oneLine(name),
        mediaType,
        base64: Buffer.from(bytes).toString('base64'),
      }));
      await db
        .insertInto('mails')
        .values({
          id,
          recipient: oneLine(message.to),
          subject: oneLine(message.subject),
          text: message.text,
          html: message.html,
          locale: message.locale,
          attachments: JSON.stringify(attachments),
          status: config.smtpUrl ? 'waiting' : 'kept',
          failure: null,
          created_at: clock.now(),
          sent_at: null,
        })
        .execute();
      if (config.smtpUrl) await jobs.enqueue(db, SEND_MAIL_JOB, { id });
      return id;
    },
  };
}
