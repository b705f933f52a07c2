import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { PackageOverview } from '@wisata/registry/ops-client';
import { askForLink, findToken, parseSite } from './dev-link.ts';
import type { CommandInput } from './command-input.ts';
import { findName } from './release-words.ts';
import { readCliSettings } from './settings.ts';

/** What to look at, and on which page first. */
export interface TryRequest {
  readonly dataDir: string;
  readonly name: string;
  readonly version: string;
  /** Path of a page of the site; the home page when left out. */
  readonly page?: string | undefined;
}

/** Where visitors are: edges hand the registry's calls on, so its address may be that of the site. */
export async function findSite(dataDir: string): Promise<URL> {
  const { siteUrl, registryUrl } = readCliSettings();
  const named = siteUrl ?? registryUrl;
  if (named) return parseSite(named, siteUrl ? 'SITE_URL' : 'REGISTRY_URL');
  const noted = await readFile(path.join(dataDir, 'site-url'), 'utf8').catch(() => '');
  if (!noted) throw new Error('No site runs here: start it (npm start), or set SITE_URL to its address');
  return parseSite(noted.trim(), 'site-url');
}

/** A link that shows one version to whoever opens it, for two hours. @throws With what is wrong, in words. */
export async function findTryLink({ dataDir, name, version, page }: TryRequest): Promise<string> {
  if (page !== undefined && !page.startsWith('/'))
    throw new Error(`--page takes the path of a page, such as /hotel/list, not "${page}"`);
  const site = await findSite(dataDir);
  return askForLink({ site, token: await findToken(site, dataDir), remote: name, version, page });
}

/** What somebody most likely wants to see: the version on trial, else the newest. */
function latestOf(found: PackageOverview | undefined): string | undefined {
  return found?.state.canary?.version ?? found?.versions.at(-1)?.version;
}

/** Shows one version to whoever opens the link, whatever everybody else gets. */
export async function tryVersion({ words, open, dataDir, print }: CommandInput): Promise<void> {
  const options = { page: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
  const client = await open();
  const name = await findName(client, positionals[0]);
  const { packages } = positionals[1] === undefined ? await client.state() : { packages: [] };
  const version = positionals[1] ?? latestOf(packages.find((each) => each.name === name));
  if (version === undefined) throw new Error(`Nothing of ${name} is published`);
  const link = await findTryLink({ dataDir, name, version, page: values.page });
  print(`${name} ${version}, for two hours in the browser that opens this within a day:\n${link}`);
}
