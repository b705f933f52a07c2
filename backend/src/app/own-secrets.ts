import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isProduction, type Environment } from '@wisata/kernel/production-settings';

const NAMES = ['JWT_SECRET', 'GATEWAY_SECRET'] as const;

/** Made once; two processes that start together use the one that was written first. */
async function readOrMake(folder: string, name: string): Promise<string> {
  const file = join(folder, name.toLowerCase().replaceAll('_', '-'));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Written to another file and renamed: a process that starts at this moment never reads half a secret.
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(aside, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  await link(aside, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(aside);
  return (await readFile(file, 'utf8')).trim();
}

/**
 * The environment with a secret of this data folder for each that was not given. In production one that signs people in
 * has to be given: several machines must share it.
 */
export async function addOwnSecrets(env: Environment): Promise<Environment> {
  const folder = join(env.DATA_DIR || '.data', 'secrets');
  const missing = NAMES.filter((name) => !env[name] && !(isProduction(env) && name === 'JWT_SECRET'));
  const made = missing.map(async (name) => [name, await readOrMake(folder, name)] as const);
  return { ...env, ...Object.fromEntries(await Promise.all(made)) };
}
