import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minify } from 'terser';

/** What runs in the browser before anything of a release, in this order. */
const FILES = ['rescue', 'early-calls', 'first-press', 'install-offer', 'start-when-seen'];

const readScript = (name: string) => readFileSync(new URL(`./browser/${name}.js`, import.meta.url), 'utf8');

/**
 * The script that each document ends with. It stands inside, so that it runs before the page is laid out and drawn: on a slow
 * phone one of its own would come after that, and what is pressed in between would be lost.
 */
export const { code: FIRST_SCRIPT = '' } = await minify(FILES.map(readScript).join(''));
/** What a policy knows it by: `sha256-…`. */
export const FIRST_SCRIPT_HASH = `sha256-${createHash('sha256').update(FIRST_SCRIPT).digest('base64')}`;

/** Id of the template with the tags that wait for the first paint; the script knows it. */
export const LATER_ID = 'wisata-later';

/** Id of the element with the calls that it sends at once. */
export const CALLS_ID = 'wisata-calls';
