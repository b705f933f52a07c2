import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Metrics } from '@wisata/telemetry/metrics';
import type { RegistryConfig } from './config.ts';
import type { Guard } from './guard.ts';
import type { Signer } from './keys.ts';
import type { FindSlots } from './offered-slots.ts';
import type { Publication } from './publication.ts';
import type { ReleaseService } from './release-service.ts';
import type { ReleaseStore } from './store.ts';

/** Everything that routes and jobs of the registry work with. */
export interface RegistryContext {
  readonly config: RegistryConfig;
  readonly pool: pg.Pool;
  readonly databaseUrl: string;
  readonly store: ReleaseStore;
  /** The same, of which nothing is believed that was not signed. */
  readonly proven: ReleaseStore;
  /** With this registry's key. */
  readonly signer: Signer;
  readonly service: ReleaseService;
  readonly findSlots: FindSlots;
  readonly publication: Publication;
  readonly metrics: Metrics;
}

/** A part of the registry that brings routes of its own; whatever it starts it ends in the server's `onClose` hook. */
export type RegistryPart = (app: FastifyInstance, context: RegistryContext, guard: Guard) => Promise<void> | void;
