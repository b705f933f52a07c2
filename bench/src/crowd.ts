import { parseArgs } from 'node:util';
import { formatTable, say } from './measure/figures.ts';
import { LOAD_HEADS, loadCells, putLoad } from './measure/load.ts';
import { chooseTargets } from './measure/targets.ts';
import { useSite } from './own-site.ts';

/**
 * What a crowd costs everybody else: connections that ask for a new address of a list each time, and meanwhile somebody who
 * asks for a page that is kept, for a cheap call and for a file: `npm run bench -- crowd [--connections 200] [--seconds 10]`.
 */

const { values: settings } = parseArgs({
  options: {
    connections: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '10' },
  },
});
const OTHERS = { 'kept page': '/help', 'cheap call': '/api/v1/top/get-category', 'plain file': '/robots.txt' } as const;
const OTHERS_A_SECOND = 10;

const site = await useSite();
try {
  const seconds = Number(settings.seconds);
  const [list] = chooseTargets(['hotel list']);
  for (const path of Object.values(OTHERS)) await (await fetch(site.url + path)).arrayBuffer();
  const crowd = putLoad({
    url: site.url + list!.path,
    connections: Number(settings.connections),
    seconds,
    isEachAnother: true,
  });
  const others = Object.entries(OTHERS).map(async ([name, path]) => {
    const result = await putLoad({ url: site.url + path, connections: 2, seconds, rate: OTHERS_A_SECOND });
    return [`${name} beside it`, ...loadCells(result), String(result.leftToBrowser)];
  });
  const result = await crowd;
  const rows = [[`${settings.connections} connections`, ...loadCells(result), String(result.leftToBrowser)]];
  say(
    `\n${formatTable(['crowd; ms to the last byte', ...LOAD_HEADS, 'left to the browser'], [...rows, ...(await Promise.all(others))])}`,
  );
} finally {
  await site.stop();
}
