import { parseArgs } from 'node:util';
import { bringVersion } from '@wisata/registry/bring/bring-version';
import { openSource, type Source } from '@wisata/registry/bring/source';
import { openStore, readStorePlace } from '@wisata/registry/open-store';
import { OpsRefusal } from '@wisata/registry/ops-client';
import type { Command } from './command-input.ts';
import { describeOrigin, describeSource, describeVerdict } from './release-text.ts';
import { getName, getReason, getVersion, readGates, readNames } from './release-words.ts';
import { readCliSettings } from './settings.ts';

/** The environment that `--from` names. @throws When nobody says which, or with what token. */
export function getSource(url: string | undefined): Source {
  if (url === undefined || !/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new Error('Say from where: --from https://staging.example, the address of that site or of its registry');
  const { fromToken } = readCliSettings();
  if (fromToken === undefined) throw new Error(`Set FROM_TOKEN to a viewer's token for ${url}`);
  return openSource({ url, token: fromToken });
}

/** Takes a version that another environment has, byte for byte; nobody gets it by that. */
export const bring: Command = async ({ words, open, print, dataDir }) => {
  const options = { from: { type: 'string' }, accept: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
  const [word, given, ...why] = positionals;
  const source = getSource(values.from);
  const ops = await open();
  const there = (await source.state()).packages.map((each) => each.name);
  const name = getName(word, [...new Set([...(await readNames(ops)), ...there])]);
  const version = getVersion(given);
  const request = { name, version, reason: getReason(why), accept: readGates(values.accept) };
  const store = await openStore(readStorePlace(process.env, dataDir));
  const brought = await bringVersion({ source, store, ops }, request).catch((error: unknown) => {
    if (error instanceof OpsRefusal) throw new Error(error.reasons.join('\n'), { cause: error });
    throw error;
  });
  const { origin } = brought;
  print(
    brought.created
      ? `${name} ${version} is brought from ${origin.environment}; nobody gets it until a canary or activate`
      : `${name} ${version} was published here before, and is the same in ${origin.environment}`,
  );
  if (brought.kept) print(brought.kept);
  for (const line of [...describeOrigin(origin), ...describeSource(origin.built)]) print(line);
  for (const line of describeVerdict(brought.version.gates)) print(line);
};
