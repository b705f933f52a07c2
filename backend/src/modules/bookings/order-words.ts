import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { OrderField } from '@wisata/kernel/contracts/admin-orders';

/** First letters that the words of each field carry in the index. */
const MARKS: Record<OrderField, string> = { name: 'n', email: 'e', order: 'o', voucher: 'v' };

/** What services call the numbers that a traveller reads out from a ticket or voucher. */
const NUMBERS = [
  'confirmation_id',
  'booking_code',
  'airline_booking_code',
  'pnr',
  'pnr_id',
  'pnr_code',
  'ticket_number',
  'ticket_numbers',
  'ticket_code',
  'operator_code',
  'qr_code',
];

/**
 * The words by which people find an order, each marked with its field, in an index that finds them by their first
 * letters: no extension is needed, and an order is found as soon as it is written, by whatever part of the shop.
 */
export const orderWords: Migration = {
  async up(db) {
    const numbers = sql.raw(NUMBERS.map((name) => `@.key == "${name}"`).join(' || '));
    await sql`create function order_words(contact jsonb, code text, detail jsonb) returns tsvector
      language sql immutable parallel safe as $$
        select array_to_tsvector(coalesce(array_agg(distinct field || word), '{}')) from (
          values ('n.', coalesce(contact->>'firstName', '') || ' ' || coalesce(contact->>'lastName', '')),
            ('e.', contact->>'email'), ('o.', code),
            ('v.', (select string_agg(number #>> '{}', ' ') from jsonb_path_query(detail,
              'strict $.** ? (@.type() == "object").keyvalue() ? (${numbers}).value') as number))
        ) as parts (field, words), regexp_split_to_table(lower(words), '[^a-z0-9\u0080-\uffff]+') as word
        where word <> '' $$`.execute(db);
    await sql`create index bookings_words on bookings using gin (order_words(contact, code, detail))`.execute(db);
    await sql`create index bookings_activity on bookings (updated_at desc, id)`.execute(db);
    await sql`create index bookings_state on bookings (payment_status, status_issue, updated_at desc, id)`.execute(db);
  },
};

/** At most so many words of a search count. */
const MOST_WORDS = 6;

/** True for orders that have a word beginning with each of these, in one of the fields; undefined where nothing was typed. */
export function hasWords(keyword: string, fields: readonly OrderField[]): RawBuilder<boolean> | undefined {
  const words = keyword
    .toLowerCase()
    .split(/[^a-z0-9\u0080-\uffff]+/)
    .filter(Boolean);
  if (words.length === 0) return undefined;
  const asked = words
    .slice(0, MOST_WORDS)
    .map((word) => `(${fields.map((field) => `'${MARKS[field]}.${word}':*`).join(' | ')})`)
    .join(' & ');
  return sql<boolean>`order_words(contact, code, detail) @@ ${asked}::tsquery`;
}
