import { createOpsClient, type OpsClient } from '@wisata/registry/ops-client';
import { refuseWords } from './command-words.ts';
import type { Command } from './command-input.ts';
import { RELEASE_USAGE } from './release-commands.ts';
import { readCliSettings } from './settings.ts';

const { dataDir, registryUrl: url, token, actor } = readCliSettings();

/** Opened only for commands that need it, so that the list of commands works without a registry. */
const open = (): Promise<OpsClient> =>
  createOpsClient({
    dataDir,
    url,
    token,
    actor,
  });

/** Runs the command that the command line names, of those given. */
export async function runRelease(commands: Readonly<Record<string, Command>>): Promise<void> {
  // Whoever reads only the first lines (`| head`) has seen enough.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  try {
    const [name = '', ...words] = process.argv.slice(2);
    const command = commands[name];
    if (!command && name && !/^(help|--help|-h)$/.test(name)) refuseWords(`There is no command ${name}`, RELEASE_USAGE);
    if (!command) process.stdout.write(RELEASE_USAGE);
    else await command({ words, open, dataDir, print: (text) => void process.stdout.write(`${text}\n`) });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
