import { setTimeout as wait } from 'node:timers/promises';

/** What a person should know now; `acted` says whether the judge did something about it. */
export interface AlarmCall {
  readonly package: string;
  readonly version: string;
  readonly acted: boolean;
  readonly reason: string;
}

/** Tells people. */
export interface Alarm {
  /** The same call about the same version, whatever its figures, is told once within ten minutes. */
  raise(call: AlarmCall): void;
}

const AGAIN_MS = 600_000;
const ANSWER_MS = 5_000;
const PAUSES_MS = [0, 1_000, 5_000];

async function post(url: string, body: string): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  if (!answer.ok) throw new Error(`It answered ${answer.status}`);
}

/** Writes every call to the log and posts it as JSON to `url`, when there is one; three tries, nobody waits for it. */
export function createAlarm(url: string | undefined, report: (text: string, error?: unknown) => void): Alarm {
  const told = new Map<string, number>();
  async function deliver(target: string, body: string): Promise<void> {
    for (const [turn, pause] of PAUSES_MS.entries()) {
      await wait(pause, undefined, { ref: false });
      try {
        return await post(target, body);
      } catch (error) {
        if (turn === PAUSES_MS.length - 1) report('Nobody could be told of an alarm', error);
      }
    }
  }
  return {
    raise(call) {
      const key = `${call.package} ${call.version} ${call.acted} ${call.reason.replaceAll(/[\d.]+/g, '')}`;
      const now = Date.now();
      if (now - (told.get(key) ?? -Infinity) < AGAIN_MS) return;
      told.set(key, now);
      report(`Alarm, ${call.package} ${call.version}: ${call.reason}`);
      if (url) void deliver(url, JSON.stringify({ ...call, at: new Date(now).toISOString() }));
    },
  };
}
