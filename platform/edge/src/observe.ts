import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { observeRequests } from '@wisata/telemetry/fastify';
import { withoutQuery } from '@wisata/telemetry/log';
import { addCounter, addGauge, type Metrics } from '@wisata/telemetry/metrics';
import type { Follower } from './follower.ts';
import type { Pages } from './pages.ts';
import { PROXIED } from './problems.ts';
import type { RenderPool } from './render/render-pool.ts';

const GROUPS: readonly (readonly [start: string, kind: string])[] = [
  ['/r/', 'release'],
  ['/beacon', 'beacon'],
  ['/revision', 'revision'],
  ['/ops', 'operators'],
  ['/health', 'health'],
  ...PROXIED.map((prefix) => [prefix, prefix === '/media' ? 'media' : 'api'] as const),
];

/** What kind of answer a route gives: few words, whatever was asked for. */
function kindOf({ routeOptions: { url } }: FastifyRequest): string {
  if (url === '/*') return 'document';
  return GROUPS.find(([start]) => url?.startsWith(start))?.[1] ?? 'other';
}

/** How documents came about: `server`, or `browser` with the reason why they were left to it; kept ones by themselves. */
function createDocumentCount(metrics: Metrics) {
  const count = addCounter(metrics, {
    name: 'wisata_edge_documents_total',
    help: 'Documents by who rendered them and whether they were kept',
    labels: ['how', 'cache'],
  });
  return (reply: FastifyReply): void => {
    const how = reply.getHeader('x-wisata-rendered');
    if (typeof how !== 'string') return;
    const cache = /cache;desc=(\w+)/.exec(String(reply.getHeader('server-timing')))?.[1] ?? 'none';
    count({ how, cache });
  };
}

/** Counts, lines and traces of everything that an edge answers. */
export function observeAnswers(app: FastifyInstance, metrics: Metrics): void {
  const countDocument = createDocumentCount(metrics);
  observeRequests(app, {
    metrics,
    kindOf,
    lineOf: ({ url }) => withoutQuery(url),
    onAnswer: (_request, reply) => countDocument(reply),
  });
}

/** What is told of this edge when somebody asks. */
interface EdgeState {
  readonly follower: Follower;
  readonly pages: Pick<Pages, 'waiting'>;
  readonly pool: Pick<RenderPool, 'threads'>;
  /** Whether there is a shell to show. */
  readonly isReady: () => Promise<boolean>;
}

/** Numbers that are read when they are asked for. */
export function observeState(metrics: Metrics, { follower, pages, pool, isReady }: EdgeState): void {
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    addGauge(metrics, { name: `wisata_edge_${name}`, help }, read);
  gauge('ready', '1 when there is a shell to show', async () => Number(await isReady()));
  gauge('pages_waiting', 'Visitors whose page waits for its turn', pages.waiting);
  gauge('render_threads', 'Compositions that have a place to be rendered in', pool.threads);
  gauge('revision', 'The revision that this edge serves', follower.revision);
  gauge('registry_silence_seconds', 'Seconds since the registry last answered', follower.silenceSeconds);
}
