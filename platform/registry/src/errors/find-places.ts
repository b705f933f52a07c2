import { TraceMap, originalPositionFor, sourceContentFor } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import type { Release } from '../release-build.ts';
import { findMap } from '../release-maps.ts';
import type { ReleaseStore } from '../store.ts';
import type { Frame } from './error-report.ts';

/** Lines of a source around the one that threw. */
export interface SourceLines {
  /** Number of the first of them, from 1. */
  readonly from: number;
  readonly lines: readonly string[];
}

/** Where a frame is in the sources; without a map, where it is in the script alone. */
export interface Place extends Frame {
  /** Path in the repository. */
  readonly source?: string;
  readonly sourceLine?: number;
  readonly sourceColumn?: number;
  /** Around it, where the source is our own. */
  readonly around?: SourceLines;
}

/** Says where frames are. */
export interface Places {
  /** Undefined for what is no script of a published release: somebody has made it up. */
  find(frame: Frame): Promise<Place | undefined>;
}

/** Text of the maps that are kept read; read they are some times as large. */
const MOST_MAP_CHARACTERS = 8_000_000;
const MOST_PLACES = 2_000;
const LINES_AROUND = 4;
const LONGEST_LINE = 200;

/** An answer that is kept, also that there is none. */
interface Read {
  readonly map: TraceMap | undefined;
  readonly size: number;
}

function linesAround(map: TraceMap, source: string, line: number): SourceLines | undefined {
  const lines = sourceContentFor(map, source)?.split('\n');
  if (!lines) return undefined;
  const from = Math.max(1, line - LINES_AROUND);
  return { from, lines: lines.slice(from - 1, line + LINES_AROUND).map((each) => each.slice(0, LONGEST_LINE)) };
}

function placeIn(map: TraceMap | undefined, frame: Frame): Place {
  // Browsers count columns from 1, maps from 0.
  const column = Math.max(0, frame.column - 1);
  const found = map && frame.line > 0 ? originalPositionFor(map, { line: frame.line, column }) : undefined;
  if (!map || !found?.source) return frame;
  const around = linesAround(map, found.source, found.line);
  return {
    ...frame,
    source: found.source,
    sourceLine: found.line,
    sourceColumn: found.column + 1,
    ...(around && { around }),
  };
}

/** Finds places by the source maps in a store; a few maps and many places are kept, so that a flood of errors reads little. */
export function createPlaces(store: ReleaseStore, report: (text: string, error: unknown) => void): Places {
  const maps = new LRUCache<string, Read>({ maxSize: MOST_MAP_CHARACTERS, sizeCalculation: ({ size }) => size });
  const places = new LRUCache<string, Place>({ max: MOST_PLACES });
  const reading = new Map<string, Promise<Read>>();

  async function read(release: Release, script: string): Promise<Read> {
    const text = await findMap(store, release, script);
    return { map: text === undefined ? undefined : new TraceMap(text), size: text?.length || 1 };
  }

  /** Many at once read once. */
  async function mapOf(release: Release, script: string): Promise<TraceMap | undefined> {
    const key = `${release.name}/${release.version}/${script}`;
    const known = maps.get(key);
    if (known) return known.map;
    const begun = reading.get(key) ?? read(release, script).finally(() => reading.delete(key));
    reading.set(key, begun);
    const found = await begun;
    maps.set(key, found);
    return found.map;
  }

  /** A store that is away loses no error: it is known by its script then. */
  async function findMapOf(release: Release, script: string): Promise<TraceMap | undefined> {
    return mapOf(release, script).catch((error: unknown) => {
      report(`The source map of ${release.name} ${release.version} cannot be read`, error);
      return undefined;
    });
  }

  return {
    async find(frame) {
      const key = `${frame.package}/${frame.version}/${frame.file}:${frame.line}:${frame.column}`;
      const known = places.get(key);
      if (known) return known;
      const release = await store.find(frame.package, frame.version).catch(() => undefined);
      if (!release || !frame.file.endsWith('.js') || !Object.hasOwn(release.integrity, frame.file)) return undefined;
      const place = placeIn(await findMapOf(release, frame.file), frame);
      if (place.source !== undefined) places.set(key, place);
      return place;
    },
  };
}
