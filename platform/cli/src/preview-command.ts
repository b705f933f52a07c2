import { OpsRefusal, type LinkedPreview } from '@wisata/registry/ops-client';
import type { Command } from './command-input.ts';
import { findName, getVersion } from './release-words.ts';
import { findSite } from './try-command.ts';

/** Reads the number of a pull request. @throws When it is none. */
export function readPullRequest(word: string | undefined): number {
  const number = Number(/^#?([1-9]\d{0,9})$/.exec(word ?? '')?.[1]);
  if (Number.isNaN(number)) throw new Error(`Name a pull request by its number, such as 123, not "${word ?? ''}"`);
  return number;
}

/** The address that shows a preview; without a site here, its path. */
export const findPreviewLink = async (dataDir: string, { path }: LinkedPreview): Promise<string> =>
  findSite(dataDir).then(
    (site) => new URL(path, site).href,
    () => path,
  );

/** Shows the previews that are open, opens one for a published version, or ends one. */
export const preview: Command = async ({ words: [word, pull, what, ...why], open, print, dataDir }) => {
  const client = await open();
  if (word === undefined) {
    for (const each of await client.previews()) {
      print(`${each.package} ${each.number}  ${each.version}  ${each.actor}: ${each.reason}  until ${each.until}`);
      print(`  ${await findPreviewLink(dataDir, each)}`);
    }
    return;
  }
  const name = await findName(client, word);
  const number = readPullRequest(pull);
  if (what === 'off') {
    // Whoever closes a pull request need not know whether it has ended by itself.
    await client.endPreview(name, number).catch((error: unknown) => {
      if (!(error instanceof OpsRefusal && error.code === 'PREVIEW_UNKNOWN')) throw error;
    });
    return print(`${name} has no preview of pull request ${number} any more`);
  }
  const reason = why.join(' ') || `pull request ${number}`;
  const opened = await client.openPreview(name, number, getVersion(what), reason);
  print(
    `${name} ${opened.version}, for whoever opens this until ${opened.until}:\n${await findPreviewLink(dataDir, opened)}`,
  );
};
