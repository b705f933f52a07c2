import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Compiler } from 'webpack';
import devMiddleware from 'webpack-dev-middleware';
import type { BuildDefinition } from '@wisata/build/package-build';
import type { ReleasedPackage } from './packages.ts';

/** What a development server works on, and with whom. */
export interface DevServerOptions {
  readonly released: ReleasedPackage;
  readonly port: number;
  /** The site whose pages load the remote from here; no other page may read it. */
  readonly shellOrigin: string;
  /** A fresh address that puts this server's remote into the browser that opens it. */
  readonly link: () => Promise<string>;
  readonly say: (text: string) => void;
}

/** A running development server. */
export interface DevServer {
  /** Where a browser begins. */
  readonly url: string;
  /** Has every open page go back to what everybody gets, and ends. */
  stop(): Promise<void>;
}

async function createCompiler({ name, folder }: ReleasedPackage, url: string): Promise<Compiler> {
  const file = pathToFileURL(path.join(folder, 'webpack.config.ts')).href;
  const { default: define } = (await import(file)) as { default: BuildDefinition };
  // Kept in memory: the folder is only a name.
  const outputFolder = path.join(os.tmpdir(), `wisata-dev-${name}`);
  const [client] = define({ name, version: 'dev', folder, outputFolder, mode: 'development' });
  return webpack({
    ...client,
    plugins: [
      ...(client?.plugins ?? []),
      new webpack.EntryPlugin(import.meta.dirname, path.join(import.meta.dirname, 'dev-client.ts'), {}),
      new webpack.DefinePlugin({ OWN_SERVER: JSON.stringify(url), REMOTE: JSON.stringify(name) }),
    ],
  });
}

function tellBuilds({ hooks }: Compiler, name: string, say: DevServerOptions['say']): void {
  hooks.done.tap('dev', (stats) => {
    const seconds = ((stats.endTime - stats.startTime) / 1000).toFixed(1);
    if (stats.hasErrors()) say(`${name} cannot be built:\n${stats.toString({ preset: 'errors-only', colors: false })}`);
    else say(`built ${name} in ${seconds} s`);
  });
}

async function sendToShell(response: ServerResponse, link: DevServerOptions['link']): Promise<void> {
  try {
    response.writeHead(302, { location: await link() }).end();
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

/** Builds a remote whenever its sources change and serves it to the pages of one site, which load it again by themselves. */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const { released, port, shellOrigin, link, say } = options;
  const url = `http://localhost:${port}/`;
  const compiler = await createCompiler(released, url);
  tellBuilds(compiler, released.name, say);
  const middleware = devMiddleware(compiler, {
    publicPath: '/',
    stats: 'none',
    hot: { inject: 'none', path: '/live', cors: shellOrigin },
  });
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('access-control-allow-origin', shellOrigin);
    response.setHeader('cache-control', 'no-store');
    if (request.url === '/') return void sendToShell(response, link);
    void middleware(request, response, () => response.writeHead(404).end());
  });
  // An idle connection of an open page would hold up the end.
  server.keepAliveTimeout = 100;
  await listen(server, port);
  await new Promise<void>((resolve) => void middleware.waitUntilValid(() => resolve()));
  return {
    url,
    async stop() {
      middleware.publish({ action: 'ended' });
      await new Promise<void>((resolve) => void middleware.close(() => resolve()));
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      });
    },
  };
}
