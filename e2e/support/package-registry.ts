import { spawn } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A registry of npm that gives what lies on this machine: the packages of some folders, and what is installed here. */
export interface PackageRegistry {
  readonly url: string;
  stop(): Promise<void>;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
}

/** A version of a package, and what gives its tarball. */
interface Offer {
  readonly manifest: Manifest;
  send(response: ServerResponse): void;
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

async function openTarball(file: string): Promise<Offer> {
  const { stdout } = await promisify(execFile)('tar', ['-xzOf', file, 'package/package.json']);
  const send = (response: ServerResponse) => void readFile(file).then((bytes) => response.end(bytes));
  return { manifest: JSON.parse(stdout) as Manifest, send };
}

/** A package as it is installed here, without those inside it. */
async function openInstalled(folder: string): Promise<Offer> {
  const name = path.basename(folder);
  const words = ['-C', path.dirname(folder), `--exclude=${name}/node_modules`, '-cf', '-', name];
  const send = (response: ServerResponse) => void spawn('tar', words).stdout.pipe(response);
  return { manifest: (await readJson(path.join(folder, 'package.json'))) as Manifest, send };
}

async function findOffers(tarballs: string): Promise<readonly Offer[]> {
  const { packages } = (await readJson(path.join(ROOT, 'node_modules/.package-lock.json'))) as {
    readonly packages: Readonly<Record<string, { readonly link?: boolean; readonly resolved?: string }>>;
  };
  const installed = Object.entries(packages).filter(([place, { link }]) => !link && place.includes('node_modules/'));
  const packed = (await readdir(tarballs)).map((file) => openTarball(path.join(tarballs, file)));
  const open = installed.map(([place]) => openInstalled(path.join(ROOT, place)).catch(() => []));
  return (await Promise.all([...packed, ...open])).flat();
}

/** Starts a registry over the packed packages of a folder. */
export async function startPackageRegistry(tarballs: string): Promise<PackageRegistry> {
  const offers = await findOffers(tarballs);
  const server = createServer((request, response) => {
    const [name = '', version] = decodeURIComponent(request.url ?? '').slice(1).split('/-/');
    const named = offers.filter(({ manifest }) => manifest.name === name);
    const found = named.find(({ manifest }) => `${manifest.version}.tgz` === version);
    if (found) return found.send(response);
    if (named.length === 0 || version) return void response.writeHead(404).end('{}');
    const { port } = server.address() as AddressInfo;
    const versions = named.map(({ manifest }) => {
      const tarball = `http://127.0.0.1:${port}/${name}/-/${manifest.version}.tgz`;
      return [manifest.version, { ...manifest, dist: { tarball } }] as const;
    });
    const latest = versions[0]![0];
    response.end(JSON.stringify({ name, 'dist-tags': { latest }, versions: Object.fromEntries(versions) }));
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
