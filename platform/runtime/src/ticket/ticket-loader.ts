import type { AppContext } from '@wisata/kernel/app-context';
import { success, type Outcome } from '@wisata/kernel/outcome';
import type { PageHead } from '@wisata/kernel/remote';
import { storageKey } from '@wisata/kernel/storage-keys';
import { pageLoader } from '@wisata/runtime';
import { loadTicketLine, type TicketLine, type TicketQuestion } from './ticket-line.api.ts';

/** What a ticket page shows. */
export interface TicketData {
  readonly line: TicketLine;
  /** A guest's proof; undefined for a member. */
  readonly email: string | undefined;
}

/** Undefined for a member, whose token proves it; for a guest the e-mail that was booked with, or an empty text. */
async function proofOf(app: AppContext): Promise<string | undefined> {
  if (await app.session.ready()) return undefined;
  return app.storage.session.get(storageKey('guest_email')) ?? '';
}

/** The loader of a service's ticket page, `/hotel/eticket?id=…`. */
export const ticketLoader = (service: TicketQuestion['service']) =>
  pageLoader(async (app, { query, signal }): Promise<Outcome<TicketData>> => {
    const email = await proofOf(app);
    const line = await loadTicketLine(app.api, { service, id: query.get('id')?.trim() ?? '', email }, signal);
    return line.ok ? success({ line: line.data, email }) : line;
  });

/** Tickets are not for search engines. */
export const ticketHead = (): PageHead => ({ noIndex: true });
