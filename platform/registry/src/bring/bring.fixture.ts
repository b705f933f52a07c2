import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AcceptableGate } from '../gates/gate-results.ts';
import { publicKeyFile, openSigner } from '../keys.ts';
import type { OpsClient } from '../ops-client.ts';
import { endLater, makeRegistry, TOKENS } from '../registry.fixture.ts';
import type { Release } from '../release-build.ts';
import { digestOf } from '../release-proof.ts';
import type { TestRegistry } from '../testing.ts';
import { bringVersion } from './bring-version.ts';
import { signProvenance, type Provenance } from './provenance.ts';
import { openSource, type SourceLimits } from './source.ts';

/** What both halves of the version say that staging has. */
export const FILES = {
  'client/remoteEntry.js': 'globalThis.remote = {};',
  'client/pictures/bed.svg': '<svg/>',
  'server/server.js': 'module.exports = {};',
};

/** The middle line of the public key that a registry of this data folder signs with. */
export async function keyOf({ dataDir }: TestRegistry): Promise<string> {
  return (await readFile(publicKeyFile(dataDir), 'utf8')).split('\n')[1]!;
}

/** Two environments, with a store, a database and a key each; the second one trusts the first one. */
export async function makeEnvironments(more: Readonly<Record<string, string>> = {}) {
  const staging = await makeRegistry({ ENVIRONMENT_NAME: 'staging' });
  const TRUSTED_KEYS = `staging:${await keyOf(staging)}`;
  const production = await makeRegistry({ ENVIRONMENT_NAME: 'production', TRUSTED_KEYS, ...more });
  return { staging, production };
}

/** Brings hotel 1.0.0 to production, from staging or from what stands in front of it. */
export async function bringHotel(
  { production }: { readonly production: TestRegistry },
  url: string,
  more: {
    readonly limits?: Partial<SourceLimits>;
    readonly ops?: OpsClient;
    readonly accept?: readonly AcceptableGate[];
  } = {},
) {
  const { limits = {}, ops = production.ops, accept = [] } = more;
  const source = openSource({ url, token: TOKENS.viewer, limits });
  const { store } = production.running.context;
  return bringVersion({ source, store, ops }, { name: 'hotel', version: '1.0.0', reason: 'it held', accept });
}

/** Whatever of production a failed attempt could have changed. */
export async function lookAt({ running, ops }: TestRegistry) {
  const { revision, packages } = await ops.state();
  const stored = await running.context.store.versions('hotel');
  return { revision, packages, stored: stored.map(({ version, integrity }) => [version, integrity]) };
}

/** An answer of staging on its way. */
export interface Passing {
  readonly target: string;
  readonly body: Buffer;
  /** For an answer that is not given in one piece. */
  readonly reply: ServerResponse;
}

/** Somebody between the environments, who may answer with something else; `undefined` was answered already. */
export async function standBetween(url: string, change: (passing: Passing) => Buffer | string | undefined) {
  const server = createServer((request, reply) => {
    const authorization = request.headers.authorization ?? '';
    void (async () => {
      const answer = await fetch(`${url}${request.url}`, { headers: { authorization } });
      const body = Buffer.from(await answer.arrayBuffer());
      const changed = change({ target: request.url ?? '', body, reply });
      if (changed !== undefined) reply.writeHead(answer.status).end(changed);
    })();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  endLater(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

interface Offer {
  readonly data: { readonly release: Release; readonly payload: string; readonly signature: string };
}

/** What is said of a version, said otherwise. */
export function retell(body: Buffer, change: (data: Offer['data']) => Partial<Offer['data']>): string {
  const offer = JSON.parse(body.toString()) as Offer;
  return JSON.stringify({ ...offer, data: { ...offer.data, ...change(offer.data) } });
}

/** The same with the key of staging, as somebody who has taken it could. */
export async function createResigner({ dataDir }: TestRegistry) {
  const signer = await openSigner(dataDir, undefined);
  return (body: Buffer, release: Partial<Release>, provenance: Partial<Provenance> = {}) =>
    retell(body, (data) => {
      const changed = { ...data.release, ...release };
      const said = JSON.parse(data.payload) as Provenance;
      return { release: changed, ...signProvenance(signer, { ...said, digest: digestOf(changed), ...provenance }) };
    });
}
