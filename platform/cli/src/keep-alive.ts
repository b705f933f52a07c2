import { watchService, type WatchTimes } from './watch-service.ts';
import { startService, type Service, type ServiceScript } from './processes.ts';

/** A service that is started again whenever it ends by itself, on the port it had. */
export interface KeptService {
  readonly port: number;
  /** Of the process that serves now. */
  pid(): Promise<number>;
  /** Ends it for good, also while it is being started again. */
  stop(): Promise<void>;
}

interface KeepAliveOptions extends ServiceScript {
  readonly onStep: (text: string) => void;
  /** How long to wait before another start; a service that cannot start must not keep the machine busy. */
  readonly pauseMs?: number;
  /** How often it is asked whether it lives, and how long it may take to answer. */
  readonly watch?: WatchTimes;
}

const RESTART_PAUSE_MS = 1_000;

/** Starts a service and keeps it running: what ended is started again, and what no longer answers is ended first. Rejects when the first start fails; later failures are tried again for ever. */
export async function keepAlive({
  onStep,
  pauseMs = RESTART_PAUSE_MS,
  watch,
  ...script
}: KeepAliveOptions): Promise<KeptService> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const start = (env: NodeJS.ProcessEnv): Promise<Service> =>
    startService({
      ...script,
      env,
      onExit(end) {
        onStep(`${script.name} ended with ${end}; starting it again`);
        startLater();
      },
    });
  const endHung = () => {
    onStep(`${script.name} does not answer any more; ending it`);
    void running.then(
      (service) => service.kill(),
      () => undefined,
    );
  };
  const startLater = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = start({ ...script.env, PORT: String(port) });
      running.catch(startLater);
    }, pauseMs);
  };

  let running = start(script.env);
  const { port } = await running;
  const endWatch = watchService({ port, name: script.name, onHung: endHung, onStep, ...watch });
  return {
    port,
    pid: async () => (await running).pid,
    async stop() {
      isStopped = true;
      endWatch();
      clearTimeout(timer);
      const service = await running.catch(() => undefined);
      await service?.stop();
    },
  };
}
