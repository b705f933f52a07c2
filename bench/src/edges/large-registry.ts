import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { cp, mkdtemp, mkdir, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import Fastify from 'fastify';

type States = Record<string, { readonly stable: string | null }>;

interface Payload {
  readonly revision: number;
  readonly states: States;
}

interface Facts {
  readonly integrity: Readonly<Record<string, string>>;
}

/** Hashes of its own for each, or they would pack into nothing. */
function ownHashes(name: string, { integrity }: Facts): Facts['integrity'] {
  const hashOf = (file: string) => `sha256-${createHash('sha256').update(name).update(file).digest('base64')}`;
  return Object.fromEntries(Object.keys(integrity).map((file) => [file, hashOf(file)]));
}

/** Whose release the made-up remotes are copies of. */
const MODEL = 'train';

/** A registry that says that many more remotes are live, and a store that has them. */
export interface LargeRegistry {
  /** Settings of an edge that follows it. */
  readonly env: Readonly<Record<string, string>>;
  readonly dataDir: string;
  stop(): Promise<void>;
}

async function readPayload(siteUrl: string): Promise<Payload> {
  const response = await fetch(`${siteUrl}/ops/api/discovery`);
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  const { payload } = (await response.json()) as { payload: string };
  return JSON.parse(payload) as Payload;
}

/** The site's own releases where they are, and the copies beside them. */
async function makeStore(siteDataDir: string, names: readonly string[], version: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wisata-bench-store-'));
  const [from, to] = [join(siteDataDir, 'releases'), join(dataDir, 'releases')];
  await mkdir(to);
  for (const name of await readdir(from)) await symlink(resolve(from, name), join(to, name));
  const model = join(from, MODEL, version);
  const facts = JSON.parse(await readFile(join(model, 'release.json'), 'utf8')) as Facts;
  for (const name of names) {
    const folder = join(to, name, version);
    await cp(model, folder, { recursive: true });
    await writeFile(
      join(folder, 'release.json'),
      JSON.stringify({ ...facts, name, integrity: ownHashes(name, facts) }),
    );
  }
  return dataDir;
}

/** Starts it beside a site; `names` are the remotes that exist nowhere else. */
export async function startLargeRegistry(
  siteUrl: string,
  siteDataDir: string,
  names: readonly string[],
): Promise<LargeRegistry> {
  const real = await readPayload(siteUrl);
  const model = real.states[MODEL]!;
  const states = { ...real.states, ...Object.fromEntries(names.map((name) => [name, model])) };
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const payload = JSON.stringify({ ...real, states });
  const signature = sign(null, Buffer.from(payload), privateKey).toString('base64');
  const app = Fastify({ logger: false });
  // A follower that has heard it asks again and waits; it is left waiting.
  app.get<{ Querystring: { after?: string } }>('/ops/api/discovery', async (request, reply) =>
    request.query.after ? new Promise(() => undefined) : reply.send({ payload, signature, keyId: 'bench' }),
  );
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const dataDir = await makeStore(siteDataDir, names, model.stable!);
  return {
    dataDir,
    env: {
      DATA_DIR: dataDir,
      REGISTRY_URL: url,
      REGISTRY_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    },
    stop: () => (app.server.closeAllConnections(), app.close()),
  };
}
