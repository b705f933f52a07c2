import { CLIENT_PAIR, EVERY_PROGRAM, address, flag, logLevel, pem, text, wholeNumber } from '@wisata/kernel/settings';
import { STORE_SETTINGS } from '@wisata/registry/open-store';
import * as v from 'valibot';

/** Longer than the browser waits, so that the browser's own limit is the one that counts. */
const API_TIMEOUT_MS = '25000';

const brand = (what: string) => text(what, { mayBeEmpty: true });

/** Everything that an edge reads from its environment. */
export const EDGE_SETTINGS = v.object({
  ...EVERY_PROGRAM,
  PORT: v.optional(wholeNumber('Where the site is answered.'), '3000'),
  HOST: v.optional(
    text('The network address that it listens on.', { otherwise: '`127.0.0.1`, in production `0.0.0.0`' }),
  ),
  BASE_URL: v.optional(address('The address of the site.', { otherwise: '`http://localhost:PORT`' })),
  API_BASE_URL: v.optional(
    address('Where `/api`, `/media`, `/gateway` and `/dev/inbox` are answered.'),
    'http://127.0.0.1:3001',
  ),
  API_TIMEOUT_MS: v.optional(wholeNumber('How long the API may take to begin its answer, in ms.'), API_TIMEOUT_MS),
  ...CLIENT_PAIR,
  REGISTRY_URL: v.optional(address('The registry whose state is followed.'), 'http://127.0.0.1:3002'),
  REGISTRY_PUBLIC_KEY: v.optional(pem('Its public key.', { otherwise: 'the one in the data folder' })),
  EDGE_SECRET: v.optional(
    text('What edges prove themselves with to the registry and sign cookies with; all of a site share it.', {
      otherwise: 'the one in the data folder',
    }),
  ),
  ...STORE_SETTINGS.entries,
  TRUST_PROXY: v.optional(
    text('Whose `X-Forwarded-*` headers are believed.', { allowed: '`loopback`, or addresses and networks' }),
    'loopback',
  ),
  COUNTRY_HEADER: v.optional(
    text(
      'The header in which a proxy of `TRUST_PROXY` says the country of who asks, so that trials can be limited to one.',
      {
        allowed: '`CF-IPCountry` or `CloudFront-Viewer-Country`, as the proxy calls it',
        otherwise: 'nobody is believed to be from anywhere',
      },
    ),
  ),
  SERVICES: v.optional(
    text('The only services on sale, in display order.', {
      allowed: 'keys with commas between',
      mayBeEmpty: true,
      otherwise: 'all that the releases offer',
    }),
  ),
  MAINTENANCE: v.optional(
    text('1 sends every page to `/maintenance`, 0 sends `/maintenance` home; without it that is an ordinary page.', {
      allowed: '1 or 0',
      mayBeEmpty: true,
    }),
  ),
  MAP_TILES: v.optional(
    text("A PMTiles file of the region's streets.", { allowed: 'a file', otherwise: 'the bundled coast' }),
  ),
  BRAND_NAME: v.optional(brand('The name of the site.'), 'wisata'),
  BRAND_COMPANY: v.optional(brand('The company behind it.'), 'PT Wisata Nusantara Raya'),
  BRAND_POWERED_BY: v.optional(brand('Whose product it is.'), 'Nusantara Air'),
  HELP_PHONE: v.optional(brand('The number of the help desk.'), '021 5084 7000'),
  CHAT_URL: v.optional(brand('Where the help desk chats.'), 'https://wa.me/622150847000'),
  ANALYTICS_ID: v.optional(text('The collection that analytics events belong to; without it none is sent.')),
  DEVELOPER_SWITCH: v.optional(flag('Whether the menu shows the switch of the developer mode.'), '0'),
  LOG_LEVEL: v.optional(logLevel, 'warn'),
});
