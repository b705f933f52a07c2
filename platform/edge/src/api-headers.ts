import type { FastifyRequest } from 'fastify';
import { traceCarrier } from '@wisata/telemetry/tracing';
import type { EdgeConfig } from './config.ts';

/** The public client pair as the API asks for it (spec section 6). */
export const basicAuthorization = ({ basicPair }: Pick<EdgeConfig, 'basicPair'>) =>
  `Basic ${Buffer.from(basicPair).toString('base64')}`;

/** Who asks, for the API behind this edge, and what ties its log lines and spans to ours. */
export const forwardedHeaders = ({
  id,
  ip,
  protocol,
  host,
}: Pick<FastifyRequest, 'id' | 'ip' | 'protocol' | 'host'>) => ({
  'x-forwarded-for': ip,
  'x-forwarded-proto': protocol,
  'x-forwarded-host': host,
  'x-request-id': id,
  ...traceCarrier(),
});
