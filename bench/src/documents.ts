import { parseArgs } from 'node:util';
import { formatTable, say } from './measure/figures.ts';
import { LOAD_HEADS, loadCells, putLoad } from './measure/load.ts';
import { chooseTargets } from './measure/targets.ts';
import { useSite } from './own-site.ts';

/**
 * How many documents an edge gives to guests, and how soon: the same address again and again (out of the cache), and a new
 * address each time (rendered): `npm run bench -- documents [--seconds 8] [--page home]…`. The load comes from the same machine.
 */

const { values: settings } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    page: { type: 'string', multiple: true, default: ['home', 'hotel list', 'hotel detail'] },
  },
});
const KINDS = [
  { name: 'cached', isEachAnother: false },
  { name: 'rendered', isEachAnother: true },
] as const;
const CONNECTIONS = [1, 16] as const;

const site = await useSite();
try {
  const seconds = Number(settings.seconds);
  const rows: string[][] = [];
  for (const { name: page, path } of chooseTargets(settings.page)) {
    const url = site.url + path;
    const answer = await fetch(`${url}${path.includes('?') ? '&' : '?'}visit=0`);
    const bytes = (await answer.text()).length;
    say(`${page}: rendered by ${answer.headers.get('x-wisata-rendered') ?? 'the browser'}, ${bytes} characters`);
    for (const { name, isEachAnother } of KINDS) {
      for (const connections of CONNECTIONS) {
        // What warms up is not counted.
        await putLoad({ url, connections, seconds: 1, isEachAnother });
        const result = await putLoad({ url, connections, seconds, isEachAnother });
        rows.push([`${page}, ${name}, ${connections} at a time`, ...loadCells(result), String(result.leftToBrowser)]);
      }
    }
  }
  say(`\n${formatTable(['documents; ms to the last byte', ...LOAD_HEADS, 'left to the browser'], rows)}`);
} finally {
  await site.stop();
}
