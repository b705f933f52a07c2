import { failure, success, type Outcome } from '@wisata/kernel/outcome';
import * as v from 'valibot';
import { BuiltFrom } from '../built-from.ts';
import type { Refusals } from '../gates/gate-results.ts';
import { isSigned, type Signer } from '../keys.ts';
import type { Release } from '../release-build.ts';
import { digestOf } from '../release-proof.ts';
import { ForeignText } from './source-schema.ts';
import type { TrustedKey } from './trusted-keys.ts';

const Instant = v.pipe(v.string(), v.isoTimestamp());

const Life = v.object({
  stableSeconds: v.number(),
  isLive: v.boolean(),
  isBlocked: v.boolean(),
  last: v.optional(v.object({ kind: ForeignText, at: Instant, actor: ForeignText, reason: ForeignText })),
});

const Provenance = v.object({
  name: v.string(),
  version: v.string(),
  publishedAt: Instant,
  publishedBy: ForeignText,
  /** Of the release with its list of hashes, as it lies there. */
  digest: v.string(),
  /** The registry's revision when it said so. */
  revision: v.number(),
  issuedAt: Instant,
  life: Life,
  /** What its build was made of. */
  built: v.optional(BuiltFrom),
});

/** What a registry says of a version that it published, for another environment that takes it from there. */
export type Provenance = v.InferOutput<typeof Provenance>;

/** The same with the signature of the registry over exactly this text. */
export interface SignedProvenance {
  readonly payload: string;
  /** Ed25519 in base64. */
  readonly signature: string;
}

/** Where a version was brought from, as it is kept with it. */
export interface Origin extends Omit<Provenance, 'name' | 'version'> {
  /** As this environment calls the owner of the key, whatever that calls itself. */
  readonly environment: string;
}

/** For the history: a version was taken from another environment, past these gates. */
export interface Brought {
  readonly kind: 'bring';
  readonly version: string;
  readonly from: Origin;
  readonly gates?: Refusals;
}

/** An older one may hide that the version was blocked since. */
const LONGEST_AGE_MS = 86_400_000;

/** What is signed; it names its purpose, because the same key signs releases and what edges follow. */
const textOf = (payload: string) => `wisata provenance ${payload}`;

/** Signs what this registry says. */
export function signProvenance(signer: Signer, provenance: Provenance): SignedProvenance {
  const payload = JSON.stringify(provenance);
  return { payload, signature: signer.sign(textOf(payload)) };
}

/** What has to fit: a release as it lies here or is offered there, and what was signed about it. */
interface OriginInput {
  readonly release: Release;
  readonly signed: SignedProvenance;
  readonly trusted: readonly TrustedKey[];
  readonly now: Date;
}

const refuse = (message: string) => failure('RELEASE_ORIGIN', message);

/** Where a release comes from; a refusal when no trusted registry has said so of exactly these files, or not lately. */
export function checkOrigin({ release, signed, trusted, now }: OriginInput): Outcome<Origin> {
  const { name, version } = release;
  const key = trusted.find(({ publicKey }) => isSigned(textOf(signed.payload), signed.signature, publicKey));
  if (!key) {
    const names = [...new Set(trusted.map(({ environment }) => environment))].join(', ') || 'nobody';
    return refuse(`${name} ${version} is not signed by a registry that is trusted here: TRUSTED_KEYS names ${names}.`);
  }
  const { environment } = key;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Provenance), signed.payload);
  if (!read.success) return refuse(`${environment} says of ${name} ${version} what is not understood here.`);
  const { name: signedName, version: signedVersion, ...provenance } = read.output;
  if (signedName !== name || signedVersion !== version)
    return refuse(`${environment} signed ${signedName} ${signedVersion}, and not ${name} ${version}.`);
  if (digestOf({ ...release, publishedAt: provenance.publishedAt }) !== provenance.digest)
    return refuse(`The files of ${name} ${version} are not those that ${environment} signed.`);
  if (now.getTime() - Date.parse(provenance.issuedAt) > LONGEST_AGE_MS)
    return refuse(`What ${environment} said of ${name} ${version} is of ${provenance.issuedAt}: ask it again.`);
  if (provenance.life.isBlocked) return refuse(`${name} ${version} is blocked in ${environment}.`);
  return success({ environment, ...provenance });
}
