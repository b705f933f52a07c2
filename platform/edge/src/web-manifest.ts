import type { FastifyInstance } from 'fastify';
import type { AppConfig } from '@wisata/kernel/app-context';
import { listPath, serviceName } from '@wisata/kernel/services';
import { LOCALES, LOCALE_TAGS, localePath, type Locale } from '@wisata/kernel/locale';

/** Where each language's manifest stands, before the language's own prefix. */
export const MANIFEST_PATH = '/manifest.webmanifest';
const ICON_PATH = '/icon.svg';
const NAVY = '#0b2447';

const PETALS =
  "<g fill='#fff'><path d='M15 15C9 15 6 12 6 6c6 0 9 3 9 9Z'/><path d='M17 15c6 0 9-3 9-9-6 0-9 3-9 9Z'/><path d='M15 17c-6 0-9 3-9 9 6 0 9-3 9-9Z'/></g><path d='M17 17c6 0 9 3 9 9-6 0-9-3-9-9Z' fill='#f0974a'/>";

const onNavy = (corner: string, drawing: string) =>
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32'${corner} fill='#0b2447'/>${drawing}</svg>`;

const ICON = onNavy(" rx='8'", PETALS);

/** A phone cuts its own shape out of this one, so that the drawing keeps to the inner four fifths. */
const MASKABLE = onNavy('', `<g transform='translate(4.8 4.8) scale(.7)'>${PETALS}</g>`);

/** The same drawing as pictures, for launchers that take no SVG. */
const PICTURES = [
  { path: '/icon-192.png', svg: ICON, side: 192, purpose: 'any' },
  { path: '/icon-512.png', svg: ICON, side: 512, purpose: 'any' },
  { path: '/icon-maskable-512.png', svg: MASKABLE, side: 512, purpose: 'maskable' },
] as const;

const drawn = new Map<string, Promise<Buffer>>();

async function draw(svg: string, side: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg), { density: 72 * (side / 32) })
    .resize(side, side)
    .png()
    .toBuffer();
}

/** Drawn when somebody first asks, once. */
function drawIcon({ path, svg, side }: (typeof PICTURES)[number]): Promise<Buffer> {
  const picture = drawn.get(path) ?? draw(svg, side);
  drawn.set(path, picture);
  return picture;
}

/** The icon inside a document, which asks for no file of its own. */
export const ICON_DATA = `data:image/svg+xml,${ICON.replace(/[<>#]/g, encodeURIComponent)}`;

const WORDS = {
  en: {
    description: (names: string) => `${names} and more in Indonesia, with your tickets on this phone.`,
    tickets: 'My tickets',
    trips: 'Trips',
  },
  id: {
    description: (names: string) => `${names}, dan lainnya di Indonesia, dengan tiket Anda di ponsel ini.`,
    tickets: 'Tiket saya',
    trips: 'Perjalanan',
  },
} as const satisfies Record<Locale, object>;

/** Lets a phone keep the site beside its apps; tickets and search are one press from there. */
export function webManifest(app: AppConfig, locale: Locale): object {
  const { brand, services } = app;
  const words = WORDS[locale];
  const names = services.map((service) => serviceName(app, service, locale)).join(', ') || words.trips;
  return {
    id: '/',
    name: `${brand.name.charAt(0).toUpperCase()}${brand.name.slice(1)}`,
    short_name: brand.name,
    description: words.description(names.charAt(0) + names.slice(1).toLowerCase()),
    lang: LOCALE_TAGS[locale],
    start_url: localePath(locale, '/'),
    scope: '/',
    display: 'standalone',
    theme_color: NAVY,
    background_color: NAVY,
    icons: [
      { src: ICON_PATH, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...PICTURES.map(({ path: src, side, purpose }) => ({
        src,
        sizes: `${side}x${side}`,
        type: 'image/png',
        purpose,
      })),
    ],
    shortcuts: [
      { name: words.tickets, url: localePath(locale, '/order') },
      ...services.map((service) => ({
        name: serviceName(app, service, locale, 'search'),
        url: localePath(locale, listPath(service)),
      })),
    ],
  };
}

/** Answers for the manifest of each language and for the icon that it names. */
export function registerManifest(app: FastifyInstance, readConfig: () => Promise<AppConfig>): void {
  for (const locale of LOCALES) {
    app.get(localePath(locale, MANIFEST_PATH), async (_request, reply) =>
      reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(JSON.stringify(webManifest(await readConfig(), locale))),
    );
  }
  app.get(ICON_PATH, (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(ICON),
  );
  for (const picture of PICTURES) {
    app.get(picture.path, async (_request, reply) =>
      reply
        .type('image/png')
        .header('cache-control', 'public, max-age=86400')
        .send(await drawIcon(picture)),
    );
  }
}
