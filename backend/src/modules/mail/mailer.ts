import { randomUUID } from 'node:crypto';
import type { Clock } from '../../app/clock.ts';
import type { Config } from '../../app/config.ts';
import type { JobQueue } from '../../app/jobs.ts';
import type { Db, Trx } from '../../app/module.ts';

export interface MailAttachment {
  name: string;
  mediaType: string;
  bytes: Uint8Array;
}

export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  locale: 'en' | 'id';
  attachments?: readonly MailAttachment[];
}

export interface Mailer {
  /** Writes the mail on the caller's connection, so it is sent exactly when the caller's transaction commits. Gives its id. */
  send(db: Db | Trx, message: MailMessage): Promise<string>;
}

export const SEND_MAIL_JOB = 'mail.send';

/** A line break in an address or subject would let its writer add headers. */
const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ').trim();

export function createMailer(config: Config, clock: Clock, jobs: JobQueue): Mailer {
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
