import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply } from 'fastify';
import type { RegistryContext, RegistryPart } from '../context.ts';
import { sendData, sendFailure } from '../envelope.ts';
import type { Release } from '../release-build.ts';
import { digestOf, NotGenuine } from '../release-proof.ts';
import { findVersion, readSnapshot, searchRevisions } from '../repository.ts';
import { signProvenance } from './provenance.ts';
import { readLife } from './version-life.ts';

const CHANGES = 500;

type Wanted = { readonly Params: { name: string; version: string } };
type WantedFile = { readonly Params: Wanted['Params'] & { '*': string } };

/** Where a file of a release lies, if it is one of it: nothing else below its folder is anybody's. */
function findFile({ store }: RegistryContext, release: Release, wanted: string): string | undefined {
  const { name, version, integrity, serverIntegrity } = release;
  const [half, ...rest] = wanted.split('/');
  const file = rest.join('/');
  if (half === 'client' && Object.hasOwn(integrity, file)) return path.join(store.clientFolder(name, version), file);
  if (half === 'server' && Object.hasOwn(serverIntegrity, file))
    return path.join(store.serverFolder(name, version), file);
  return undefined;
}

/** What was published, as it was signed; a refusal is sent for anything else. */
async function findPublished(
  { pool, proven }: RegistryContext,
  { name, version }: Wanted['Params'],
  reply: FastifyReply,
) {
  const published = await findVersion(pool, name, version);
  try {
    const release = published && (await proven.find(name, version));
    if (published && release) return { published, release };
  } catch (error) {
    if (!(error instanceof NotGenuine)) throw error;
    sendFailure(reply, 409, 'RELEASE_NOT_GENUINE', `${error.message}.`);
    return undefined;
  }
  sendFailure(reply, 404, 'RELEASE_UNKNOWN_VERSION', `${name} ${version} is not published.`);
  return undefined;
}

/** What another environment needs to take a version from here: what is said of it, signed, and its files. Changes nothing. */
export const provenanceRoutes: RegistryPart = (app, context, guard) => {
  const { pool, config, signer } = context;
  const viewer = { preHandler: guard('viewer') };

  app.get('/ops/api/trusted-keys', viewer, (_request, reply) => sendData(reply, config.trustedKeys));

  app.get<Wanted>('/ops/api/packages/:name/versions/:version', viewer, async (request, reply) => {
    const found = await findPublished(context, request.params, reply);
    if (!found) return reply;
    const { name, version } = request.params;
    const now = new Date();
    const changes = await searchRevisions(pool, { package: name, limit: CHANGES });
    const provenance = {
      name,
      version,
      publishedAt: found.release.publishedAt,
      publishedBy: found.published.publishedBy,
      digest: digestOf(found.release),
      revision: (await readSnapshot(pool)).revision,
      issuedAt: now.toISOString(),
      life: readLife(version, changes, now),
      built: found.published.built,
    };
    return sendData(reply, { release: found.release, ...signProvenance(signer, provenance) });
  });

  app.get<WantedFile>('/ops/api/packages/:name/versions/:version/files/*', viewer, async (request, reply) => {
    const found = await findPublished(context, request.params, reply);
    if (!found) return reply;
    const file = findFile(context, found.release, request.params['*']);
    const size = file && (await stat(file).catch(() => undefined))?.size;
    if (file === undefined || size === undefined)
      return sendFailure(reply, 404, 'RELEASE_UNKNOWN_FILE', 'It has no such file.');
    reply.header('cache-control', 'no-store').header('content-length', size).type('application/octet-stream');
    return reply.send(createReadStream(file));
  });
};
