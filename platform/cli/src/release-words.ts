import { ACCEPTABLE_GATES, type AcceptableGate } from '@wisata/registry/gates/gate-results';
import type { OpsClient } from '@wisata/registry/ops-client';
import { Segment } from '@wisata/registry/segment';
import * as v from 'valibot';
import { RELEASED_PACKAGES, findReleasedPackage } from './packages.ts';

const NAMES_HERE = RELEASED_PACKAGES.map(({ name }) => name);

/** Short name of a package whose sources are here, or of another that is known. @throws When there is none of this name. */
export function getName(word: string | undefined, known: readonly string[] = NAMES_HERE): string {
  const found = word && (findReleasedPackage(word)?.name ?? known.find((name) => name === word));
  if (!found) throw new Error(`Name one of: ${known.join(', ')}`);
  return found;
}

/** Every package that is released alone: those whose sources are here, then those that the registry has from elsewhere. */
export async function readNames(client: OpsClient): Promise<readonly string[]> {
  const { packages } = await client.state();
  return [...new Set([...NAMES_HERE, ...packages.map(({ name }) => name)])];
}

/** Short name of a package that is released alone, wherever its sources are. @throws When there is none of this name. */
export const findName = async (client: OpsClient, word: string | undefined) => getName(word, await readNames(client));

/** A version as it was typed. @throws When none was. */
export function getVersion(word: string | undefined): string {
  if (!word) throw new Error('Name a version: npm run release -- list NAME shows them');
  return word;
}

/** The words of a reason as one text. @throws When there are none. */
export function getReason(words: readonly string[]): string {
  if (words.length === 0) throw new Error('Say why, in a few words: it is kept in the history');
  return words.join(' ');
}

/** Names of gates, `offer,size`; the registry alone decides who may accept what. */
export function readGates(text: string | undefined): readonly AcceptableGate[] {
  const names = text?.split(',') ?? [];
  const unknown = names.find((name) => !ACCEPTABLE_GATES.some((each) => each === name));
  if (unknown !== undefined) throw new Error(`${unknown} cannot be accepted: only ${ACCEPTABLE_GATES.join(', ')} can`);
  return names as AcceptableGate[];
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/;

/** When something is to be done, as ISO text; undefined for now. @throws When it is no instant, or in nobody's time zone. */
export function readInstant(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (!INSTANT.test(text) || Number.isNaN(Date.parse(text)))
    throw new Error('Say when, with a time zone: --at 2026-12-01T02:00+07:00');
  return new Date(text).toISOString();
}

/** A revision, an instant as ISO text, or `now`. @throws When it is none of them. */
export function readMoment(word = ''): string {
  if (word === 'now' || /^\d{1,15}$/.test(word)) return word;
  if (!/^\d{4}-\d\d-\d\d/.test(word) || Number.isNaN(Date.parse(word)))
    throw new Error('Name two moments: npm run release -- compare 120 131, or compare 2026-11-28T10:00 now');
  return new Date(word).toISOString();
}

const YES_OR_NO: Readonly<Record<string, boolean>> = { yes: true, no: false };

/** Whom a trial is limited to; undefined for everybody. @throws When a word cannot be meant. */
export function readSegment(given: {
  readonly locale?: string | undefined;
  readonly country?: string | undefined;
  readonly 'signed-in'?: string | undefined;
}): Segment | undefined {
  const { locale, country, 'signed-in': signedIn } = given;
  if (signedIn !== undefined && YES_OR_NO[signedIn] === undefined) throw new Error('--signed-in is yes or no');
  const segment = {
    ...(locale !== undefined && { locale }),
    ...(country !== undefined && { country: country.toUpperCase() }),
    ...(signedIn !== undefined && { signedIn: YES_OR_NO[signedIn] }),
  };
  if (Object.keys(segment).length === 0) return undefined;
  const parsed = v.safeParse(Segment, segment);
  if (!parsed.success) throw new Error(parsed.issues[0].message);
  return parsed.output;
}
