import { fromKysely, PgBoss } from 'pg-boss';
import type { Job, JobResult } from 'pg-boss';
import { inCarriedSpan, traceCarrier } from '@wisata/telemetry/tracing';
import type { BackendContext, JobQueue } from './context.ts';

/** Background work; a failed run is repeated as `retry` says and then handed to `onDead`. */
export interface JobDefinition<Data extends object = object> {
  name: string;
  /** Cron expression (UTC) for work that repeats by itself. */
  schedule?: string;
  /** Default: 5 more tries, first after 2 seconds, then longer. */
  retry?: { limit: number; delaySeconds: number; backoff?: boolean };
  handler(data: Data, context: BackendContext): Promise<void>;
  /** Called once for a job whose tries are used up. */
  onDead?(data: Data, context: BackendContext): Promise<void>;
}

/** Keeps the data type inside the definition while the list holds them all. */
export function defineJob<Data extends object>(job: JobDefinition<Data>): JobDefinition {
  return job;
}

const deadName = (name: string) => `${name}.dead`;

export interface JobQueueOptions {
  onError(error: Error): void;
  /** False for a process that only adds jobs or drains by hand: no timers, no listening connection. */
  background?: boolean;
}

interface Run {
  queue: string;
  run(data: object): Promise<void>;
}

/** What a queued job carries: its data, and the trace of the request that queued it. */
interface LeftData {
  readonly traceCarrier?: Readonly<Record<string, string>>;
}

function withTrace(data: object): object {
  const carrier = traceCarrier();
  return Object.keys(carrier).length === 0 ? data : { ...data, traceCarrier: carrier };
}

function runsOf(definitions: readonly JobDefinition[], context: BackendContext): Run[] {
  const runOf = (queue: string, work: (data: object) => Promise<void> | undefined): Run => ({
    queue,
    run({ traceCarrier: carrier = {}, ...data }: LeftData) {
      return inCarriedSpan(carrier, `job ${queue}`, async () => work(data));
    },
  });
  return definitions.flatMap((job) => [
    runOf(job.name, (data) => job.handler(data, context)),
    runOf(deadName(job.name), (data) => job.onDead?.(data, context)),
  ]);
}

/** Jobs of a killed process are taken up again after this long without a sign of life from it. */
const SILENCE_SECONDS = 10;
const LOOK_EVERY_SECONDS = 5;

async function createQueues(boss: PgBoss, definitions: readonly JobDefinition[]): Promise<void> {
  for (const { name, retry = { limit: 5, delaySeconds: 2 } } of definitions) {
    const dead = deadName(name);
    if (!(await boss.getQueue(dead)))
      await boss.createQueue(dead, { retryLimit: 3, retryDelay: 5, notify: true, heartbeatSeconds: SILENCE_SECONDS });
    const settings = {
      retryLimit: retry.limit,
      retryDelay: retry.delaySeconds,
      retryBackoff: retry.backoff ?? true,
      deadLetter: dead,
      notify: true,
      heartbeatSeconds: SILENCE_SECONDS,
    };
    if (await boss.getQueue(name)) await boss.updateQueue(name, settings);
    else await boss.createQueue(name, settings);
  }
}

/** Runs the due jobs of one queue; gives their number. */
async function drainQueue(boss: PgBoss, { queue, run }: Run): Promise<number> {
  const jobs = await boss.fetch<object>(queue, { batchSize: 50 });
  for (const job of jobs) {
    try {
      await run(job.data ?? {});
      await boss.complete(queue, job.id);
    } catch (error) {
      await boss.fail(queue, job.id, { message: error instanceof Error ? error.message : String(error) });
    }
  }
  return jobs.length;
}

/** Many jobs may be due at once: so many are taken in one batch. */
const WORK = {
  pollingIntervalSeconds: 2,
  // Scheduled and retried jobs, such as payment deadlines, send no notification: they are polled for.
  notifyPollingIntervalSeconds: 4,
  batchSize: 8,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

async function settle({ id, data }: Job<object>, run: Run['run']): Promise<JobResult> {
  try {
    await run(data ?? {});
    return { id, status: 'completed' };
  } catch (error) {
    return { id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } };
  }
}

async function startWorkers(
  boss: PgBoss,
  definitions: readonly JobDefinition[],
  context: BackendContext,
): Promise<void> {
  for (const { queue, run } of runsOf(definitions, context)) {
    await boss.work(queue, WORK, (jobs: Job<object>[]) => Promise.all(jobs.map((job) => settle(job, run))));
  }
  for (const { name, schedule } of definitions) {
    if (schedule) await boss.schedule(name, schedule, {});
    else await boss.unschedule(name);
  }
}

/** A worker's failure comes as a plain object with the fields of an error, which a log line would not show. */
const asError = (said: Error): Error =>
  said instanceof Error ? said : Object.assign(new Error((said as Error).message), said);

function openBoss(url: string, background: boolean): PgBoss {
  return new PgBoss({
    connectionString: url,
    max: background ? 4 : 1,
    schema: 'jobs',
    useListenNotify: background,
    supervise: background,
    superviseIntervalSeconds: LOOK_EVERY_SECONDS,
    monitorIntervalSeconds: LOOK_EVERY_SECONDS,
    schedule: background,
    application_name: 'wisata-jobs',
  });
}

/** Opens nothing until it is used. */
export function createJobQueue(url: string, definitions: readonly JobDefinition[], options: JobQueueOptions): JobQueue {
  const boss = openBoss(url, options.background ?? true);
  boss.on('error', (error) => options.onError(asError(error)));
  let installed: Promise<void> | undefined;
  const install = () => (installed ??= boss.start().then(() => createQueues(boss, definitions)));

  return {
    install,
    async enqueue(db, name, data, { startAfterSeconds } = {}) {
      await install();
      const startAfter =
        startAfterSeconds === undefined ? {} : { startAfter: Math.max(0, Math.ceil(startAfterSeconds)) };
      await boss.send(name, withTrace(data), { db: fromKysely(db), ...startAfter });
    },
    async start(context) {
      await install();
      await startWorkers(boss, definitions, context);
    },
    async drain(context, { scheduled = false } = {}) {
      await install();
      let count = 0;
      for (const job of scheduled ? definitions.filter(({ schedule }) => schedule) : []) {
        await job.handler({}, context);
        count += 1;
      }
      for (let found = -1; found !== 0;) {
        found = 0;
        for (const run of runsOf(definitions, context)) found += await drainQueue(boss, run);
        count += found;
      }
      return count;
    },
    async stop() {
      if (installed) await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
