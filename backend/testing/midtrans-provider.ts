import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LooseJson } from '../src/testing.ts';

type Snap = { transaction_details: { order_id: string } };

interface Call {
  readonly method: string;
  readonly path: string;
  readonly authorization: string;
  readonly body: LooseJson;
}

/** Plays Midtrans: answers with what the test put in, and keeps every call it got. */
export interface MidtransProvider {
  readonly url: string;
  readonly calls: Call[];
  /** What `GET /v2/{order_id}/status` answers. */
  readonly statuses: Map<string, object>;
  readonly usedOrderIds: Set<string>;
  down: boolean;
  close(): Promise<void>;
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length > 0 ? (JSON.parse(Buffer.concat(chunks).toString()) as unknown) : undefined;
}

function answerOf(provider: MidtransProvider, { path, body }: Call): [number, object] {
  if (path === '/snap/v1/transactions') {
    const { order_id: orderId } = (body as Snap).transaction_details;
    if (provider.usedOrderIds.has(orderId))
      return [400, { error_messages: ['transaction_details.order_id has already been taken'] }];
    provider.usedOrderIds.add(orderId);
    const token = `token-${orderId}`;
    return [201, { token, redirect_url: `https://app.sandbox.midtrans.com/snap/v4/redirection/${token}` }];
  }
  const [, , orderId, action] = path.split('/');
  const status = provider.statuses.get(decodeURIComponent(orderId!));
  if (!status) return [200, { status_code: '404', status_message: "Transaction doesn't exist." }];
  return [200, action === 'cancel' ? { status_code: '200', transaction_status: 'cancel' } : status];
}

export async function startMidtrans(): Promise<MidtransProvider> {
  const server: Server = createServer((request: IncomingMessage, response: ServerResponse) => {
    void readJson(request).then((body) => {
      const { method = '', url: path = '', headers } = request;
      const call = { method, path, authorization: headers.authorization ?? '', body };
      provider.calls.push(call);
      const [code, answer] = provider.down ? [503, {}] : answerOf(provider, call);
      response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const provider: MidtransProvider = {
    url: `http://127.0.0.1:${port}`,
    calls: [],
    statuses: new Map(),
    usedOrderIds: new Set(),
    down: false,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return provider;
}
