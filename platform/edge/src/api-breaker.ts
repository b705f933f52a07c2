import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { failureEnvelope } from './problems.ts';

/** After this long without an answer it is asked whether the API lives at all. */
const SLOW_MS = 2_000;
const ANSWER_WITHIN_MS = 2_000;
const LOOK_EVERY_MS = 500;

/** Keeps callers from waiting for an API that hangs; one that is only slow is waited for. */
export interface ApiBreaker {
  /** False when the API hangs: then the call has been answered already. */
  admit(reply: FastifyReply): boolean;
  end(): void;
}

function refuse(reply: FastifyReply): void {
  if (reply.sent) return;
  void reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': '2' })
    .send(failureEnvelope('API_UNREACHABLE'));
}

/** A breaker for the API at this address; `report` is told when it opens and closes. */
export function createApiBreaker(apiBaseUrl: string, report: (text: string) => void): ApiBreaker {
  const ending = new AbortController();
  const pending = new Set<FastifyReply>();
  let isOpen = false;
  let looking: Promise<void> | undefined;

  /** Whether it takes connections and gives no answer; one that is gone refuses by itself. */
  async function hangs(): Promise<boolean> {
    const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]);
    return fetch(`${apiBaseUrl}/health/live`, { signal }).then(
      async (answer) => {
        await answer.body?.cancel();
        return false;
      },
      (error: Error) => error.name === 'TimeoutError',
    );
  }

  async function look(): Promise<void> {
    if (!(await hangs())) return;
    isOpen = true;
    report('The API does not answer; calls are refused until it does');
    for (const reply of pending) refuse(reply);
    while (!ending.signal.aborted && (await hangs()))
      await wait(LOOK_EVERY_MS, undefined, { signal: ending.signal }).catch(() => undefined);
    isOpen = false;
    report('The API answers again');
  }

  return {
    admit(reply) {
      if (isOpen) {
        refuse(reply);
        return false;
      }
      pending.add(reply);
      const timer = setInterval(() => {
        looking ??= look().finally(() => (looking = undefined));
      }, SLOW_MS);
      reply.raw.once('close', () => {
        clearInterval(timer);
        pending.delete(reply);
      });
      return true;
    },
    end: () => ending.abort(),
  };
}
