import { isTicketPage, type WorkerMessage } from './tickets.rules.ts';

/** What the worker does something for: a page's request, or its own work where there is no `clientId`. */
export interface ForClient {
  readonly clientId?: string;
}

/** A page of this worker's; `url` is the one that its document was loaded from. */
interface PageClient {
  readonly url: string;
  postMessage(message: WorkerMessage): void;
}

/** The page that a request comes from; undefined for the worker's own, and for a page that has gone. */
export async function findClient({ clientId }: ForClient): Promise<PageClient | undefined> {
  const { clients } = globalThis as unknown as { clients: { get(id: string): Promise<PageClient | undefined> } };
  return clientId ? clients.get(clientId) : undefined;
}

/** Whether a file is fetched by a page that opens without network, or by the worker itself for one. */
export async function isForTicketPage(event: ForClient): Promise<boolean> {
  if (!event.clientId) return true;
  const client = await findClient(event);
  return client !== undefined && isTicketPage(new URL(client.url).pathname);
}
