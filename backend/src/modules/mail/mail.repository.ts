import { sql, type Selectable } from 'kysely';
import type { Database, Db } from '../../app/schema.ts';

export type StoredMail = Selectable<Database['mails']>;
export type MailSummary = Pick<StoredMail, 'id' | 'recipient' | 'subject' | 'status' | 'created_at'> & {
  attachment_count: number;
};

export const MAILS_PER_PAGE = 25;

export interface MailPage {
  mails: MailSummary[];
  total: number;
}

const likePattern = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** Newest first; `to` is any part of the address. */
export async function searchMails(db: Db, query: { to: string; page: number }): Promise<MailPage> {
  let found = db.selectFrom('mails');
  if (query.to) found = found.where(sql`lower(recipient)`, 'like', likePattern(query.to));
  const [mails, count] = await Promise.all([
    found
      .select(['id', 'recipient', 'subject', 'status', 'created_at'])
      .select(sql<number>`jsonb_array_length(attachments)`.as('attachment_count'))
      .orderBy('created_at', 'desc')
      .orderBy('number', 'desc')
      .limit(MAILS_PER_PAGE)
      .offset((query.page - 1) * MAILS_PER_PAGE)
      .execute(),
    found.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { mails, total: count.total };
}

/** What was sent to an address about an order, the newest first. */
export function searchMailsAbout(db: Db, { to, code }: { readonly to: string; readonly code: string }) {
  return db
    .selectFrom('mails')
    .select(['id', 'subject', 'status', 'created_at'])
    .where(sql`lower(recipient)`, '=', to.toLowerCase())
    .where('text', 'like', `%${code}%`)
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .limit(MAILS_PER_PAGE)
    .execute();
}

export function findMail(db: Db, id: string): Promise<StoredMail | undefined> {
  return db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
}
