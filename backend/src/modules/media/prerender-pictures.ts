import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { BackendContext } from '../../app/context.ts';

/** What the home page asks for; the answers name the pictures that most visitors meet first. */
const FIRST_CALLS = [
  '/api/v1/top/get-popular-product?limit=4',
  '/api/v1/top/get-sliders',
  '/api/v1/blog/get-additional-content?limit=5',
];
/** No answer names the picture behind the home page's headline. Phones, wide screens and sharp wide screens take these. */
const HERO = '/media/volcano-sunrise/home/960.avif?ratio=1x1&place=Bromo';
const HERO_WIDTHS = [640, 960, 1280];
/** What phones and desktops take for cards, the most usual first. */
const WIDTHS = [480, 640, 320, 960];
const MOST_PICTURES = 20;

const addressesIn = (text: string) => text.match(/\/media\/[\w-]+\/[\w%.-]+\/\d+\.avif[^"\\]*/g) ?? [];
const inWidth = (address: string, width: number) => address.replace(/\d+\.avif/, `${width}.avif`);

interface Ahead {
  /** Value of the header that the site's own calls carry. */
  readonly authorization: string;
  readonly isStopped: () => boolean;
}

/**
 * Draws the pictures of the first pages before anybody asks, one at a time and with as long a pause after each as it took:
 * visitors' own pictures never find more than one before them. Those that are on disk cost nothing.
 */
export async function prerenderPictures(app: FastifyInstance, { authorization, isStopped }: Ahead): Promise<void> {
  const named: string[] = [];
  for (const url of FIRST_CALLS) {
    if (isStopped()) return;
    const { body } = await app.inject({ url, headers: { authorization } });
    named.push(...addressesIn(body));
  }
  const pictures = [...new Set(named)].slice(0, MOST_PICTURES);
  const cards = WIDTHS.flatMap((width) => pictures.map((picture) => inWidth(picture, width)));
  for (const url of [...HERO_WIDTHS.map((width) => inWidth(HERO, width)), ...cards]) {
    if (isStopped()) return;
    const startedAt = performance.now();
    await app.inject({ url });
    await wait(performance.now() - startedAt, undefined, { ref: false });
  }
}

/** Begins when the server listens and ends with it. `MEDIA_AHEAD=0` leaves all drawing to the first request. */
export function drawAheadWhileListening(app: FastifyInstance, { config, log }: BackendContext): void {
  if (!config.settings.MEDIA_AHEAD) return;
  const credentials = Buffer.from(`${config.basicUser}:${config.basicPassword}`).toString('base64');
  let isStopped = false;
  app.addHook('preClose', async () => {
    isStopped = true;
  });
  app.addHook('onListen', async () => {
    prerenderPictures(app, { authorization: `Basic ${credentials}`, isStopped: () => isStopped }).catch(
      (error: unknown) => log.warn({ err: error }, 'pictures could not be drawn ahead'),
    );
  });
}
