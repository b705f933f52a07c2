import { InMemorySpanExporter } from '@opentelemetry/sdk-trace';
import { startSdk } from './tracing-sdk.ts';

/** Keeps every span of this process, for tests. */
export function recordSpans(service: string) {
  const spans = new InMemorySpanExporter();
  return { spans, stop: startSdk(service, {}, spans) };
}
