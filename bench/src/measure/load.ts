import autocannon, { type Options, type Result } from 'autocannon';
import { percentile } from './figures.ts';

/** Requests without a pause on some connections, or at a steady rate. */
export interface Load {
  readonly url: string;
  readonly connections: number;
  readonly seconds?: number;
  /** Ends after so many requests instead. */
  readonly amount?: number;
  /** Requests a second; as many as are answered when left out. */
  readonly rate?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; the request is then a POST. */
  readonly json?: unknown;
  /** Makes each request another one by a parameter that nobody reads. */
  readonly isEachAnother?: boolean;
}

/** What came of it; times in ms up to the last byte. */
export interface LoadResult {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Answers that were no success, and none at all. */
  readonly failed: number;
  /** Documents that the server left to the browser to render. */
  readonly leftToBrowser: number;
}

const RENDERED = 'x-wisata-rendered';

/** Whether an answer says that it was not rendered; autocannon gives headers as they came, names and values in turn. */
function isLeftToBrowser(raw: unknown): boolean {
  const { headers = [] } = raw as { headers?: readonly string[] };
  const at = headers.indexOf(RENDERED);
  return at >= 0 && headers[at + 1]?.startsWith('browser') === true;
}

/** Calls `onAnswer` with the ms of each answer. */
function run(options: Options, onAnswer: (ms: number) => void): Promise<Result> {
  return new Promise((resolve, reject) => {
    const instance = autocannon(options, (error: unknown, result) =>
      error ? reject(new Error('The load could not be put on', { cause: error })) : resolve(result),
    );
    instance.on('response', (_client, _status, _bytes, ms) => onAnswer(ms));
  });
}

const JSON_TYPE = { 'content-type': 'application/json' };

let visits = 0;

function anotherPath(path: string): string {
  visits += 1;
  return `${path}${path.includes('?') ? '&' : '?'}visit=${visits}`;
}

/** Puts the load on and waits until it is over. */
export async function putLoad({ url, connections, seconds, amount, rate, headers, json, isEachAnother }: Load) {
  const { origin, pathname, search } = new URL(url);
  const path = pathname + search;
  const times: number[] = [];
  let leftToBrowser = 0;
  const options: Options = {
    url: origin,
    connections,
    ...(seconds ? { duration: seconds } : {}),
    ...(amount ? { amount } : {}),
    ...(rate ? { overallRate: rate } : {}),
    setupClient: (client) =>
      client.on('headers', (raw: unknown) => {
        if (isLeftToBrowser(raw)) leftToBrowser += 1;
      }),
    requests: [
      {
        path,
        method: json === undefined ? 'GET' : 'POST',
        headers: { 'accept-encoding': 'br', ...(json === undefined ? {} : JSON_TYPE), ...headers },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
        ...(isEachAnother ? { setupRequest: (request) => ({ ...request, path: anotherPath(path) }) } : {}),
      },
    ],
  };
  const { non2xx, errors, duration } = await run(options, (ms) => times.push(ms));
  const at = (share: number) => percentile(times, share);
  const result: LoadResult = {
    perSecond: times.length / duration,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    failed: non2xx + errors,
    leftToBrowser,
  };
  return result;
}

export const LOAD_HEADS = ['a second', 'p50', 'p95', 'p99', 'failed'] as const;

export const loadCells = ({ perSecond, p50, p95, p99, failed }: LoadResult) => [
  perSecond.toFixed(0),
  ...[p50, p95, p99].map((ms) => ms.toFixed(1)),
  String(failed),
];
