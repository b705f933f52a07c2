import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Compiler } from 'webpack';
import devMiddleware from 'webpack-dev-middleware';
import type { BuildDefinition } from '@wisata/build/package-build';
import { REMOTE_MANIFEST, containerName, federationManifest } from '@wisata/kernel/container';
import { linkInto, type Development } from './dev-link.ts';
import { watchTypes } from './dev-types.ts';
import type { ReleasedPackage } from './packages.ts';

/** What a development server works on, and with whom. */
export interface DevServerOptions {
  readonly released: ReleasedPackage;
  readonly port: number;
  /** The site whose pages load the remote from here; no other page may read it. */
  readonly shellOrigin: string;
  /** What puts this server's remote, and those beside it, into the browser that opens the link. */
  readonly development: Development;
  readonly say: (text: string) => void;
}

/** A running development server. */
export interface DevServer {
  /** Has every open page go back to what everybody gets, without any of these remotes, and ends. */
  stop(remotes: readonly string[]): Promise<void>;
}

async function createCompiler({ name, folder }: ReleasedPackage, url: string): Promise<Compiler> {
  const file = pathToFileURL(path.join(folder, 'webpack.config.ts')).href;
  const { default: define } = (await import(file)) as { default: BuildDefinition };
  // Kept in memory: the folder is only a name.
  const outputFolder = path.join(os.tmpdir(), `wisata-dev-${name}`);
  const [client] = define({ name, version: 'dev', folder, outputFolder, mode: 'development', isHot: true });
  return webpack({
    ...client,
    // What was there before a mistake stays.
    optimization: { ...client?.optimization, emitOnErrors: false },
    cache: { type: 'memory', cacheUnaffected: true },
    // A file is looked for again only when what asks for it has changed.
    module: { ...client?.module, unsafeCache: true },
    experiments: { ...client?.experiments, cacheUnaffected: true },
    plugins: [
      ...(client?.plugins ?? []),
      new webpack.EntryPlugin(
        import.meta.dirname,
        path.join(import.meta.dirname, `dev-client${path.extname(import.meta.filename)}`),
        {},
      ),
      new webpack.HotModuleReplacementPlugin(),
      new webpack.DefinePlugin({ OWN_SERVER: JSON.stringify(url) }),
    ],
  });
}

function tellBuilds({ hooks }: Compiler, name: string, say: DevServerOptions['say']): void {
  hooks.done.tap('dev', (stats) => {
    const seconds = ((stats.endTime - stats.startTime) / 1000).toFixed(2);
    if (stats.hasErrors()) say(`${name} cannot be built:`);
    else say(`built ${name} in ${seconds} s`);
  });
}

/** Shows wrong types where mistakes of a build are shown, also on pages that are opened later. */
function tellTypes(middleware: ReturnType<typeof devMiddleware>, { released, say }: DevServerOptions): () => void {
  let last: readonly string[] = [];
  const news = () => ({
    action: 'built',
    name: `types of ${released.name}`,
    hash: '',
    time: 0,
    errors: last,
    warnings: [],
  });
  middleware.onConnect(() => {
    if (last.length > 0) setImmediate(() => void middleware.publish(news()));
  });
  return watchTypes(released.folder, (errors) => {
    if (errors.length === 0 && last.length === 0) return;
    last = errors;
    say(
      errors.length > 0
        ? `the types of ${released.name} are wrong:\n${errors.join('\n')}`
        : `the types of ${released.name} fit`,
    );
    middleware.publish(news());
  });
}

async function sendToShell(response: ServerResponse, development: Development): Promise<void> {
  try {
    response.writeHead(302, { location: await linkInto(development) }).end();
  } catch (error) {
    response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(error instanceof Error ? error.message : String(error));
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) =>
      reject(new Error(code === 'EADDRINUSE' ? `Port ${port} is taken; choose another with DEV_PORT` : message)),
    );
    // Nobody but this machine, whatever network it is in.
    server.listen(port, '127.0.0.1', resolve);
  });
}

/** Builds a remote whenever its sources change and serves it to the pages of one site, which take over what has changed. */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const { released, port, shellOrigin, development, say } = options;
  const compiler = await createCompiler(released, `http://localhost:${port}/`);
  tellBuilds(compiler, released.name, say);
  const middleware = devMiddleware(compiler, {
    publicPath: '/',
    // Printed, and shown on the page.
    stats: { preset: 'errors-only', colors: false },
    hot: { inject: 'none', path: '/live', cors: shellOrigin },
  });
  // Its files are found by the entry.
  const manifest = JSON.stringify(federationManifest(containerName(released.name, 'dev'), 'dev', []));
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('access-control-allow-origin', shellOrigin);
    response.setHeader('cache-control', 'no-store');
    if (request.url === '/') return void sendToShell(response, development);
    if (request.url === `/${REMOTE_MANIFEST}`) return void response.end(manifest);
    void middleware(request, response, () => response.writeHead(404).end());
  });
  // An idle connection of an open page would hold up the end.
  server.keepAliveTimeout = 100;
  await listen(server, port);
  await new Promise<void>((resolve) => void middleware.waitUntilValid(() => resolve()));
  const endTypes = tellTypes(middleware, options);
  return {
    async stop(remotes) {
      endTypes();
      middleware.publish({ action: 'ended', file: remotes.join() });
      await new Promise<void>((resolve) => void middleware.close(() => resolve()));
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      });
    },
  };
}
