import { execFile } from 'node:child_process';
import path from 'node:path';

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
