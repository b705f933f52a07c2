import type { ErrorGroup } from '@wisata/registry/errors/error-figures';
import type { Place } from '@wisata/registry/errors/find-places';
import type { Command } from './command-input.ts';
import { findName } from './release-words.ts';

/** `mfe-hotel/src/detail/price-card.tsx:42:7`; in the script itself where there is no map. */
const placeOf = ({ source, sourceLine, sourceColumn, package: name, version, file, line, column }: Place) =>
  source === undefined ? `${name} ${version} ${file}:${line}:${column}` : `${source}:${sourceLine}:${sourceColumn}`;

/** The lines of a source around a place, which is marked. */
function describeLines({ around, sourceLine }: Place): string[] {
  if (!around) return [];
  return around.lines.map((line, at) => {
    const number = around.from + at;
    return `    ${number === sourceLine ? '>' : ' '} ${String(number).padStart(5)}  ${line}`;
  });
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

function describeError(group: ErrorGroup): string[] {
  const { name, message, count, visitors, firstAt, lastAt, pages, alsoIn, top, stack } = group;
  return [
    `${alsoIn === null ? 'new  ' : 'known'}  ${name}: ${message}`,
    `    ${counted(count, 'time')}, ${counted(visitors, 'visitor')}, since ${firstAt}, last ${lastAt}, on ${pages.join(' ') || 'other pages'}`,
    ...(alsoIn === null ? [] : [`    also in ${alsoIn}`]),
    ...stack.map((place) => `    at ${placeOf(place)}`),
    ...(top ? describeLines(top) : []),
  ];
}

/** What browsers say that goes wrong in a version, by its sources; new ones first. */
export const errors: Command = async ({ words: [word, version], open, print }) => {
  const client = await open();
  const name = await findName(client, word);
  const found = await client.errors(name, version);
  if (found.errors.length === 0) return print(`${name} ${found.version}: no errors in the last seven days`);
  print(`${name} ${found.version}`);
  for (const line of found.errors.flatMap(describeError)) print(line);
};
