import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  SimpleSpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';

/** The share of traces that is kept; a trace is kept whole or not at all. */
function readShare(text: string | undefined): number {
  const share = Number(text || 1);
  if (!(share >= 0 && share <= 1)) throw new Error(`OTEL_TRACES_SAMPLER_ARG must be from 0 to 1, not "${text}"`);
  return share;
}

/** Listens to spans of this process; `exporter` takes them at once, else they go to the collector in batches. */
export function startSdk(
  service: string,
  env: Readonly<Record<string, string | undefined>>,
  exporter?: SpanExporter,
): () => Promise<void> {
  const processor = exporter
    ? new SimpleSpanProcessor({ exporter })
    : new BatchSpanProcessor({ exporter: new OTLPTraceExporter() });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `wisata-${service}` }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(readShare(env['OTEL_TRACES_SAMPLER_ARG'])) }),
    spanProcessors: [processor],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return async () => {
    await provider.shutdown();
    trace.disable();
    context.disable();
    propagation.disable();
  };
}
