import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readCliSettings } from './settings.ts';

const TIMEOUT_MS = 10_000;

/** A site, and what it is asked for. */
export interface LinkRequest {
  readonly site: URL;
  /** Of a releaser. */
  readonly token: string | undefined;
  readonly remote: string;
  /** A version of the release store, or the address of this machine's own server, `http://localhost:3102/`. */
  readonly version: string;
  /** Path of the page that it opens; the home page when left out. */
  readonly page?: string | undefined;
}

interface LinkAnswer {
  readonly message?: string;
  readonly data?: { readonly url?: unknown };
}

/** Reads `https://wisata.example`, which `option` was given. @throws When it is no address of a site. */
export function parseSite(text: string, option: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    throw new Error(`${option} takes the address of a site, such as https://wisata.example, not "${text}"`);
  return url;
}

/** The token of the environment; on a site of this machine also the one that its registry has made. */
export async function findToken(site: URL, dataDir: string): Promise<string | undefined> {
  const given = readCliSettings().token;
  if (given) return given;
  if (!['localhost', '127.0.0.1'].includes(site.hostname)) return undefined;
  const text = await readFile(path.join(dataDir, 'operator-token'), 'utf8').catch(() => '');
  return text.trim() || undefined;
}

/**
 * Asks a running site for an address that shows its pages with one version of a remote; one that leads to this machine
 * is good for a minute, any other for a day.
 * @throws With what is wrong, in words.
 */
export async function askForLink({ site, token, remote, version, page = '/' }: LinkRequest): Promise<string> {
  if (!token)
    throw new Error(`${site.origin} wants to know who asks: set RELEASE_TOKEN to a token with the role releaser`);
  const target = new URL(`/ops/override/link?${new URLSearchParams({ remote, version, back: page })}`, site);
  const answer = await fetch(target, {
    headers: { authorization: `Bearer ${token}` },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new Error(`${site.origin} does not answer`, { cause: error });
  });
  const body = (await answer.json().catch(() => undefined)) as LinkAnswer | undefined;
  const url = body?.data?.url;
  if (answer.ok && typeof url === 'string') return url;
  if (answer.status === 401)
    throw new Error(`${site.origin} does not take this RELEASE_TOKEN; it has to be that of a releaser`);
  if (answer.status === 404) throw new Error(`${site.origin} is not where visitors are: name the address of the site`);
  throw new Error(
    `${site.origin} refuses: ${body?.message ?? `it is no site of this kind (it answered ${answer.status})`}`,
  );
}

/** Remotes that are served on this machine, in a site; plain data. */
export interface Development {
  readonly site: string;
  readonly dataDir: string;
  readonly remotes: readonly { readonly remote: string; readonly url: string }[];
}

/** A fresh address that leads from one override to the next, and then to the home page. @throws As {@link askForLink}. */
export async function linkInto({ site, dataDir, remotes }: Development): Promise<string> {
  const origin = new URL(site);
  const token = await findToken(origin, dataDir);
  let found = new URL('/', origin);
  for (const { remote, url } of remotes) {
    const page = found.pathname + found.search;
    found = new URL(await askForLink({ site: origin, token, remote, version: url, page }));
  }
  return found.href;
}
