import type { BuiltFrom } from '@wisata/registry/built-from';
import { storeBuilds } from './build-releases.ts';
import type { CommandInput } from './command-input.ts';
import { readBuiltHere } from './read-built-from.ts';

/** A version that this checkout gives, as it lies in the store, and where its build comes from. */
interface BuiltHere {
  readonly version: string;
  readonly built: BuiltFrom | undefined;
}

/** Builds a package of this checkout with its source maps and puts it into the store. @throws With what the build says. */
export async function buildHere(dataDir: string, name: string, print: CommandInput['print']): Promise<BuiltHere> {
  const say = (built: string, at: string, outcome: string, seconds: number) =>
    print(`${built} ${at} ${outcome} (${seconds.toFixed(1)} s)`);
  const { stored, failures } = await storeBuilds(dataDir, [name], say, { hasMaps: true });
  if (!stored[0]) throw new Error(failures.join('\n'));
  const { version, builtAt } = stored[0];
  return { version, built: await readBuiltHere(name, builtAt) };
}
