import type { Locale } from '@wisata/kernel/locale';
import type { Db, Trx } from './schema.ts';

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
  locale: Locale;
  attachments?: readonly MailAttachment[];
}

/** How mail leaves; one module of the backend provides it. */
export interface Mailer {
  /** Writes the mail on the caller's connection, so it is sent exactly when the caller's transaction commits. Gives its id. */
  send(db: Db | Trx, message: MailMessage): Promise<string>;
}
