import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
} from '@opentelemetry/api';

/** Headers, or whatever else carries a trace from one program to the next. */
export type Carrier = Readonly<Record<string, unknown>>;

const tracer = () => trace.getTracer('wisata');

/** The trace that runs now; undefined while nobody listens. */
export function activeTraceId(): string | undefined {
  const found = trace.getActiveSpan()?.spanContext();
  return found && trace.isSpanContextValid(found) ? found.traceId : undefined;
}

/** What tells the next program of the trace that runs now; empty while nobody listens. */
export function traceCarrier(of: Context = context.active()): Record<string, string> {
  const carrier: Record<string, string> = {};
  propagation.inject(of, carrier);
  return carrier;
}

/** A request that is being answered. */
export interface ServerSpan {
  readonly context: Context;
  /** `name` is the route, which is known only now; an address would be somebody's. */
  end(name: string, status: number): void;
}

/** Begins the span of a request, within the trace of whoever sent it. */
export function startServerSpan(headers: Carrier): ServerSpan {
  const parent = propagation.extract(ROOT_CONTEXT, headers);
  const span = tracer().startSpan('request', { kind: SpanKind.SERVER }, parent);
  return {
    context: trace.setSpan(parent, span),
    end(name, status) {
      span.updateName(name).setAttribute('http.response.status_code', status);
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** Runs `work` as one who answers this request. */
export const within = <T>(of: Context, work: () => T): T => context.with(of, work);

function settle(span: Span, error?: unknown): void {
  if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).name });
  span.end();
}

/** A span around `work`, within what runs now. */
export function inSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return tracer().startActiveSpan(name, { attributes }, async (span) => {
    try {
      const result = await work();
      settle(span);
      return result;
    } catch (error) {
      settle(span, error);
      throw error;
    }
  });
}

/** The same within a trace that was carried here, such as that of the request that left a job behind. */
export const inCarriedSpan = <T>(carrier: Carrier, name: string, work: () => Promise<T>): Promise<T> =>
  context.with(propagation.extract(ROOT_CONTEXT, carrier), () => inSpan(name, {}, work));

/** Notes what has just ended and took so long: a query that a library tells of afterwards. */
export function noteSpan(name: string, tookMs: number, attributes: Attributes): void {
  if (activeTraceId() === undefined) return;
  const endTime = Date.now();
  tracer()
    .startSpan(name, { kind: SpanKind.CLIENT, startTime: endTime - tookMs, attributes })
    .end(endTime);
}

/** Sends traces of this program where `OTEL_EXPORTER_OTLP_ENDPOINT` says, and loads nothing where it says nothing. */
export async function startTracing(
  service: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<() => Promise<void>> {
  if (!env['OTEL_EXPORTER_OTLP_ENDPOINT']) return () => Promise.resolve();
  const { startSdk } = await import('./tracing-sdk.ts');
  return startSdk(service, env);
}
