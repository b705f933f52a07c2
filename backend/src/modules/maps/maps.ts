import type { BackendContext } from '../../app/context.ts';
import { oncePerContext } from '../../app/once-per-context.ts';
import { createBundledMaps } from './adapters/bundled.ts';
import { createGoogleMaps } from './adapters/google.ts';
import { withFallback } from './adapters/with-fallback.ts';
import { OWN_PLACES } from './data/own-places.ts';
import { createGazetteer, type GazetteerPlace } from './gazetteer.ts';
import type { MapService } from './maps-port.ts';

/** What other modules know of the ground; each enters its own while modules are put together. */
export const placeSources = oncePerContext((): (() => readonly GazetteerPlace[])[] => []);

/** Every place of ours. The places of services stand first: theirs have codes and addresses. */
export const gazetteerOf = oncePerContext((context) =>
  createGazetteer([...placeSources(context).flatMap((places) => places()), ...OWN_PLACES]),
);

function createMaps(context: BackendContext): MapService {
  const bundled = createBundledMaps(gazetteerOf(context));
  const { MAPS_KEY: key, MAPS_BASE_URL: baseUrl, MAPS_TIMEOUT_MS: timeoutMs } = context.config.settings;
  if (!key) return bundled;
  const vendor = createGoogleMaps({ key, baseUrl, timeoutMs });
  return withFallback(vendor, bundled, (err) => context.log.warn({ err }, 'the map vendor did not answer'));
}

/** The map service that is configured: a vendor by `MAPS_KEY`, ours without one or when it fails. */
export const mapsOf = oncePerContext(createMaps);
