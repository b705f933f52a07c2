import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { claimPort } from './claim-port.ts';
import { startService } from './processes.ts';

/** What a command printed, and how it ended. */
export interface Ran {
  readonly code: number;
  readonly printed: string;
  readonly errors: string;
}

/** Runs a command as somebody at the machine of a data folder does; `USER` is rani. */
export function runCommand(
  dataDir: string,
  file: string,
  words: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const script = path.join(import.meta.dirname, file);
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    DATA_DIR: dataDir,
    USER: 'rani',
    REGISTRY_URL: '',
    RELEASE_TOKEN: '',
    SITE_URL: '',
    ...more,
  };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', script, ...words],
      { env },
      (error, printed, errors) => resolve({ code: error ? Number(error.code) : 0, printed, errors }),
    );
  });
}

/** Runs `use` while an edge shows what a registry releases, as `npm start` would have noted it. */
export async function runEdge(
  dataDir: string,
  registryUrl: string,
  use: (url: string) => Promise<void>,
): Promise<void> {
  const port = await claimPort(0);
  const script = path.join(import.meta.dirname, '../../edge/src/main.ts');
  const url = `http://localhost:${port}`;
  const own = {
    NODE_OPTIONS: '',
    DATA_DIR: dataDir,
    PORT: String(port),
    REGISTRY_URL: registryUrl,
    LOG_LEVEL: 'silent',
  };
  const edge = await startService({ name: 'edge', script, env: { ...process.env, ...own }, onExit: () => undefined });
  await writeFile(path.join(dataDir, 'site-url'), `${url}\n`);
  try {
    await use(url);
  } finally {
    await edge.stop();
    await rm(path.join(dataDir, 'site-url'));
  }
}
