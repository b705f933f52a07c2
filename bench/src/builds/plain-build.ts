import { execFile } from 'node:child_process';
import { mkdir, readFile, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const OUTPUT = path.join(ROOT, '.cache/bench/plain');

/** A file as it goes over the network. */
export interface PackedFile {
  readonly type: string;
  readonly body: Buffer;
  readonly encoding?: 'br';
}

/** All of the site in one ordinary application. */
export interface PlainBuild {
  /** By name below `/plain/`. */
  readonly files: ReadonlyMap<string, PackedFile>;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.geojson': 'application/geo+json',
};

/** Packed as hard as releases are when they are published. */
function pack(name: string, content: Buffer): PackedFile {
  const extension = path.extname(name);
  const type = TYPES[extension];
  if (!type) return { type: extension === '.woff2' ? 'font/woff2' : 'application/octet-stream', body: content };
  const body = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });
  return { type, body, encoding: 'br' };
}

async function readFiles(folder: string): Promise<Map<string, PackedFile>> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.map(async (file) => {
        const name = path.relative(folder, file).replaceAll(path.sep, '/');
        return [name, pack(name, await readFile(file))] as const;
      }),
    ),
  );
}

/** Builds it with the platform's own compiler settings, as `bench/webpack.config.ts` says; once for each `version`. */
export async function buildPlain(version: string): Promise<PlainBuild> {
  const folder = path.join(OUTPUT, version);
  if (!(await stat(path.join(folder, 'client/plain-files.json')).catch(() => undefined))) {
    await rm(OUTPUT, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const run = path.join(ROOT, 'platform/build/src/run.ts');
    await promisify(execFile)(process.execPath, [run, 'plain', version, path.join(ROOT, 'bench'), folder]);
  }
  const client = path.join(folder, 'client');
  const named = JSON.parse(await readFile(path.join(client, 'plain-files.json'), 'utf8')) as Omit<PlainBuild, 'files'>;
  return { ...named, files: await readFiles(client) };
}
