import * as v from 'valibot';
import { isReleaseName } from '../release-folder.ts';
import { Segment } from '../segment.ts';

/** A text of another environment: it is shown in terminals, where some characters do something. */
export const ForeignText = v.pipe(
  v.string(),
  v.maxLength(1_000),
  v.transform((text) => text.replace(/\p{Cc}/gu, ' ')),
);

/** A name or version of another environment: it stands in commands that people are told to enter. */
const ForeignName = v.pipe(
  v.string(),
  v.check((text) => isReleaseName(text, text)),
);

const SourcePackage = v.object({
  name: ForeignName,
  state: v.object({
    stable: v.nullable(ForeignName),
    canary: v.nullable(
      v.object({
        version: ForeignName,
        percent: v.number(),
        isPaused: v.optional(v.literal(true)),
        segment: v.optional(Segment),
      }),
    ),
  }),
});
/** What everybody in another environment gets of a package. */
export type SourcePackage = v.InferOutput<typeof SourcePackage>;

/** What another environment calls itself, and what it releases. */
export const SourceState = v.object({ environment: v.optional(ForeignText, ''), packages: v.array(SourcePackage) });

const Hashes = v.record(v.string(), v.string());
/** The record of a version, and what is signed about it. */
export const Offer = v.object({
  release: v.object({
    name: v.string(),
    version: v.string(),
    publishedAt: v.string(),
    contract: v.string(),
    integrity: Hashes,
    serverIntegrity: Hashes,
  }),
  payload: v.string(),
  signature: v.string(),
});

/** The envelope of every answer. */
export const SourceAnswer = v.object({ success: v.boolean(), message: ForeignText, data: v.unknown() });
