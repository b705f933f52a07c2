import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { json } from 'node:stream/consumers';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A registry of npm that gives what is installed here, and takes what is published to it. */
export interface PackageRegistry {
  readonly url: string;
  stop(): Promise<void>;
}

/** What is read of a package file; npm reads the rest. */
interface Manifest {
  readonly name: string;
  readonly version: string;
}

/** What npm sends when it publishes: one version, and its tarball. */
interface Publication {
  readonly versions: Readonly<Record<string, Manifest>>;
  readonly _attachments: Readonly<Record<string, { readonly data: string }>>;
}

/** A version of a package, and what gives its tarball. */
interface Offer {
  readonly manifest: Manifest;
  send(response: ServerResponse): void;
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

/** Every fourth file of packages, and nothing that a command reads. */
const FOR_PEOPLE = ['--exclude=*.map', '--exclude=*.md'];

/** A package as it is installed here, without those inside it. */
async function openInstalled(folder: string): Promise<Offer> {
  const name = path.basename(folder);
  const words = ['-C', path.dirname(folder), `--exclude=${name}/node_modules`, ...FOR_PEOPLE, '-cf', '-', name];
  const send = (response: ServerResponse) => void spawn('tar', words).stdout.pipe(response);
  return { manifest: (await readJson(path.join(folder, 'package.json'))) as Manifest, send };
}

async function findInstalled(): Promise<Offer[]> {
  const { packages } = (await readJson(path.join(ROOT, 'node_modules/.package-lock.json'))) as {
    readonly packages: Readonly<Record<string, { readonly link?: boolean }>>;
  };
  const places = Object.keys(packages).filter((place) => place.includes('node_modules/') && !packages[place]?.link);
  // Those of other platforms are named and not here.
  const open = places.map((place) => openInstalled(path.join(ROOT, place)).catch(() => []));
  return (await Promise.all(open)).flat();
}

async function readPublication(request: IncomingMessage): Promise<Offer> {
  const { versions, _attachments } = (await json(request)) as Publication;
  const bytes = Buffer.from(Object.values(_attachments)[0]!.data, 'base64');
  return { manifest: Object.values(versions)[0]!, send: (response) => void response.end(bytes) };
}

/** Versions of one package as npm asks for them, the one that was published last before all others. */
function describe(offers: readonly Offer[], origin: string): string {
  const versions = offers.map(({ manifest }) => {
    const tarball = `${origin}${manifest.name}/-/${manifest.version}.tgz`;
    return [manifest.version, { ...manifest, dist: { tarball } }] as const;
  });
  return JSON.stringify({ 'dist-tags': { latest: versions.at(-1)![0] }, versions: Object.fromEntries(versions) });
}

/** Starts a registry, empty but for what is installed in this checkout. */
export async function startPackageRegistry(): Promise<PackageRegistry> {
  const offers = await findInstalled();
  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo;
    const [name = '', file] = decodeURIComponent(request.url ?? '')
      .slice(1)
      .split('/-/');
    const named = offers.filter(({ manifest }) => manifest.name === name);
    const asked = named.find(({ manifest }) => `${manifest.version}.tgz` === file);
    if (request.method === 'PUT')
      void readPublication(request).then((offer) => response.writeHead(201).end(`{"ok":${offers.push(offer) > 0}}`));
    else if (asked) asked.send(response.setHeader('cache-control', 'max-age=31536000, immutable'));
    else if (named.length === 0 || file) response.writeHead(404).end('{}');
    else response.end(describe(named, `http://127.0.0.1:${port}/`));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}
