import { setTimeout as wait } from 'node:timers/promises';
import type { RegistryPart } from './context.ts';
import { createAlarm, type AlarmCall } from './judge/alarm.ts';
import type { WaitingRequest } from './requests.ts';
import { describeWanted } from './wanted-words.ts';

const PAUSE_MS = 1_000;

const callOf = (request: WaitingRequest, reason: string): AlarmCall => ({
  package: request.package,
  version: describeWanted(request.action),
  acted: false,
  reason: `Not done at its time, ${request.dueAt}: ${reason}`,
});

/** Does at their time what was planned, as long as the server runs; any process on the database may be the one. */
export const schedulePart: RegistryPart = (app, { config, service }) => {
  const alarm = createAlarm(config.alertUrl, (text, error) => app.log.warn({ err: error }, text));
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    let isTold = false;
    while (!signal.aborted) {
      try {
        await service.runDue(({ request, reason }) => alarm.raise(callOf(request, reason)));
        isTold = false;
      } catch (error) {
        // Every second the same would bury everything else.
        if (!isTold) app.log.warn({ err: error }, 'What is due cannot be done for now');
        isTold = true;
      }
      await wait(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
  };
  const ended = run();
  app.addHook('onClose', () => {
    stopping.abort();
    return ended;
  });
};
