export { estimateDrive } from './drive.rules.ts';
export { isDrivable } from './islands.rules.ts';
export { mapsModule } from './module.ts';
export type { GazetteerPlace } from './gazetteer.ts';
export { driveMinutes, kilometresBetween } from './geometry.rules.ts';
export { gazetteerOf, mapsOf, placeSources } from './maps.ts';
export { getPlace } from './maps.routes.ts';
