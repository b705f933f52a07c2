import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The numbers of one program; several may live in one process. */
export type Metrics = Registry;

/** Makes an empty one. */
export const createMetrics = (): Metrics => new Registry();

/** Adds what every process has: processor, memory, delay of the event loop. */
export const watchProcess = (metrics: Metrics): void => collectDefaultMetrics({ register: metrics });

/** Seconds that tell a kept page from a rendered one, and a slow one from a hung one. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts one answered request: of which kind, with which status, after how many seconds. */
export type CountRequest = (kind: string, status: number, seconds: number) => void;

/** `wisata_requests_total` and `wisata_request_seconds`; `kind` is a route or a group of them, never an address. */
export function createRequestCount(metrics: Metrics): CountRequest {
  const registers = [metrics];
  const total = new Counter({
    name: 'wisata_requests_total',
    help: 'Answered requests by kind and status',
    labelNames: ['kind', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'wisata_request_seconds',
    help: 'How long answers took',
    labelNames: ['kind'],
    buckets: BUCKETS,
    registers,
  });
  return (kind, status, took) => {
    total.inc({ kind, status: String(status) });
    seconds.observe({ kind }, took);
  };
}

/** Values of a gauge by their labels: `[{ queue: 'mail.send' }, 3]`. */
export type Readings = readonly (readonly [labels: Readonly<Record<string, string>>, value: number])[];

/** A number that is read when it is asked for; a list of readings tells the labels apart. */
export function addGauge(
  metrics: Metrics,
  { name, help, labels = [] }: { readonly name: string; readonly help: string; readonly labels?: readonly string[] },
  read: () => number | Readings | Promise<number | Readings>,
): void {
  new Gauge({
    name,
    help,
    labelNames: [...labels],
    registers: [metrics],
    async collect() {
      const found = await read();
      this.reset();
      if (typeof found === 'number') this.set(found);
      else for (const [of, value] of found) this.set(of, value);
    },
  });
}

/** A number that only grows. */
export function addCounter<Label extends string>(
  metrics: Metrics,
  { name, help, labels }: { readonly name: string; readonly help: string; readonly labels: readonly Label[] },
): (of: Readonly<Record<Label, string>>) => void {
  const counter = new Counter({ name, help, labelNames: [...labels], registers: [metrics] });
  return (of) => counter.inc(of);
}
