import * as v from 'valibot';
import { plainErrorText } from '@wisata/kernel/error-text';
import { isReleaseName } from '../release-folder.ts';
import { TOLD } from '../judge/beacon.ts';

const MOST_FRAMES = 10;
const FRAME = /^([^/]+)\/([^/]+)\/([^\s:]+):(\d{1,7}):(\d{1,7})$/;

/** A place in a script of a release, as a browser counts: from 1. */
export interface Frame {
  readonly package: string;
  readonly version: string;
  /** Path below the release's files for browsers. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Reads `hotel/1.0.0/c/list.js:1:234`; undefined for anything else. */
export function parseFrame(text: string): Frame | undefined {
  const [, name = '', version = '', file = '', line, column] = FRAME.exec(text) ?? [];
  if (!isReleaseName(name, version)) return undefined;
  return { package: name, version, file, line: Number(line), column: Number(column) };
}

const ErrorReport = v.object({
  ...TOLD,
  /** Route of the page, `/hotel/:id`. */
  page: v.pipe(v.string(), v.regex(/^\/[\w:*?/.-]{0,80}$/)),
  name: v.pipe(v.string(), v.regex(/^[A-Za-z]\w{0,59}$/)),
  /** The device has taken out what may say something of a person; whoever made it up has not. */
  message: v.pipe(v.string(), v.maxLength(1_000), v.transform(plainErrorText)),
  frames: v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.maxLength(MOST_FRAMES)),
});

/** What an edge sends: errors of some visits at once. */
export const ErrorBatch = v.object({ errors: v.pipe(v.array(ErrorReport), v.maxLength(500)) });

/** One error of one visit, as an edge passes it on. */
export type ErrorReport = v.InferOutput<typeof ErrorReport>;
