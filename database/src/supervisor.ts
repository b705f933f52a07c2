import { isAlive, stopPostmaster } from './postgres-process.ts';

/** A server that runs now. */
export interface Running {
  readonly pid: number;
  readonly port: number;
  readonly url: string;
  readonly adopted: boolean;
  /** Another live process looks after it. */
  readonly shared: boolean;
}

const WATCH_EVERY_MS = 500;

/** Starts the server again, on its port, whenever it has ended by itself: its users know no other address. */
export function superviseServer(
  first: Running,
  begin: (port: number) => Promise<Running>,
  report: (text: string) => void,
) {
  let current = first;
  let starting: Promise<void> | undefined;
  let isStopped = false;
  const look = () => {
    if (isStopped || starting || isAlive(current.pid)) return;
    report('PostgreSQL has ended; starting it again');
    starting = begin(current.port)
      .then(
        (next) => {
          current = next;
          report('PostgreSQL is there again');
        },
        (error: Error) => report(error.message),
      )
      .finally(() => (starting = undefined));
  };
  const timer = setInterval(look, WATCH_EVERY_MS).unref();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await starting;
      if (!current.shared) await stopPostmaster(current.pid);
    },
  };
}
