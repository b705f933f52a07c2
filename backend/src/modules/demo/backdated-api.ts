import { randomUUID } from 'node:crypto';
import { signAccessToken } from '../../app/access-token.ts';
import { createTestClock } from '../../app/clock.ts';
import type { BackendContext, JobQueue } from '../../app/context.ts';
import type { BackendModule } from '../../app/module.ts';
import { buildServer } from '../../app/server.ts';
import type { DemoAnswer, DemoApi } from '../bookings/index.ts';

/** The same API at another time: its clock is set by hand, jobs run when they are called, and no mail leaves. */
export interface BackdatedApi extends DemoApi {
  readonly context: BackendContext;
  goTo(instant: Date): void;
  runJob(name: string, data: object, options?: { dead?: boolean }): Promise<void>;
  /** What the bundled suppliers do wrong from now on. */
  setFaults(faults: string): void;
  setHold(seconds: number): void;
  close(): Promise<void>;
}

const NO_QUEUE: JobQueue = {
  enqueue: () => Promise.resolve(),
  install: () => Promise.resolve(),
  start: () => Promise.resolve(),
  drain: () => Promise.resolve(0),
  stop: () => Promise.resolve(),
};

const HOLD_SECONDS = 3600;

/** Listens on a port of its own, because the payment gateway speaks to the shop over HTTP. */
export async function openBackdatedApi(real: BackendContext, modules: readonly BackendModule[]): Promise<BackdatedApi> {
  const clock = createTestClock(real.clock.now());
  const settings = {
    ...real.config.settings,
    PAYMENT_GATEWAY: 'bundled',
    GATEWAY_CALLBACK_ORIGIN: undefined,
    MEDIA_AHEAD: false,
  };
  // The orders of the past were paid at the bundled gateway, which this server alone has when the site is real.
  const config = {
    ...real.config,
    production: false,
    latency: 0,
    supplierFaults: '',
    bookingTimeLimitSeconds: HOLD_SECONDS,
    settings,
  };
  const context: BackendContext = {
    ...real,
    config,
    clock,
    jobs: NO_QUEUE,
    // It signs its buyers in at earlier times.
    sessions: { findUser: (user) => Promise.resolve(user), forget: () => undefined },
    mail: { send: () => Promise.resolve(randomUUID()) },
    log: real.log.child({}, { level: 'error' }),
  };
  const app = await buildServer(context, modules);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const basic = `Basic ${Buffer.from(`${config.basicUser}:${config.basicPassword}`).toString('base64')}`;
  const jobs = new Map(modules.flatMap((module) => module.jobs ?? []).map((job) => [job.name, job]));
  return {
    context,
    goTo: (instant) => clock.set(instant),
    async call(method, url, by, json) {
      const authorization = by ? `Bearer ${await signAccessToken(by, config.jwtSecret, clock)}` : basic;
      const answer = await app.inject({ method, url, headers: { authorization }, ...(json ? { payload: json } : {}) });
      if (!answer.headers['content-type']?.includes('json'))
        return { status: answer.statusCode, message: '', data: null };
      return { ...answer.json<DemoAnswer>(), status: answer.statusCode };
    },
    async runJob(name, data, { dead = false } = {}) {
      const job = jobs.get(name)!;
      await (dead ? job.onDead : job.handler)?.(data, context);
    },
    setFaults: (faults) => void (config.supplierFaults = faults),
    setHold: (seconds) => void (config.bookingTimeLimitSeconds = seconds),
    close: () => app.close(),
  };
}
