import { join } from 'node:path';
import * as v from 'valibot';
import { ApiError, notFound, RawReply } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/context.ts';
import type { RouteDefinition } from '../../app/route.ts';
import { takeRateLimit, type RateLimit } from '../../app/rate-limit.ts';
import { defineRoute } from '../../app/route.ts';
import { findShownWords } from './known-pictures.ts';
import type { PictureFormat } from '@wisata/pictures/picture';
import {
  FACADE_STYLES,
  HOURS,
  isPictureRatio,
  OUTLOOKS,
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
} from '@wisata/pictures/picture';
import { createPictureStore, PicturesBusyError } from '@wisata/pictures/picture-store';
import { isSceneKind } from '@wisata/pictures/scene/scene';

const params = v.object({
  kind: v.string(),
  seed: v.pipe(v.string(), v.minLength(1), v.maxLength(80, 'A seed has at most 80 characters.')),
  file: v.string(),
});

/** The other words of an address are read where pictures are known. */
const query = v.object({ ratio: v.optional(v.string()) });
const words = v.object({
  place: v.optional(v.string()),
  time: v.optional(v.picklist(HOURS)),
  style: v.optional(v.picklist(FACADE_STYLES)),
  outlook: v.optional(v.picklist(OUTLOOKS)),
});

/** Pictures that one network may have drawn; those on disk cost nothing. */
const DRAWINGS: RateLimit = { max: 300, windowSeconds: 60 };

function parseFile(file: string): { width: number; format: PictureFormat } {
  const [, digits, extension] = /^(\d{3,4})\.([a-z]{3,4})$/.exec(file) ?? [];
  const width = PICTURE_WIDTHS.find((allowed) => String(allowed) === digits);
  if (!width || !extension || !Object.hasOwn(PICTURE_FORMATS, extension)) {
    throw notFound(
      `Pictures come as <width>.<format>: ${PICTURE_WIDTHS.join(', ')} wide, ${Object.keys(PICTURE_FORMATS).join(', ')}.`,
    );
  }
  return { width, format: extension as PictureFormat };
}

/** The picture that an address asks for, as its module describes it; 404 for an address that no module shows. */
async function findPicture(context: BackendContext, asked: { kind: string; seed: string; file: string; url: string }) {
  const { width, format } = parseFile(asked.file);
  const ratio = new URL(asked.url, 'http://localhost').searchParams.get('ratio') ?? '4x3';
  const known = isPictureRatio(ratio) ? await findShownWords(context, asked) : undefined;
  if (!isSceneKind(asked.kind) || !isPictureRatio(ratio) || !known) throw notFound('There is no such picture.');
  const drawn = Math.min(width, context.config.settings.MEDIA_WIDEST);
  return { ...v.parse(words, known), kind: asked.kind, seed: asked.seed, ratio, width: drawn, format };
}

/** @throws The API's refusal for a line of pictures that is full, and what it was given otherwise. */
function refuseWhenBusy(error: unknown): never {
  if (!(error instanceof PicturesBusyError)) throw error;
  throw new ApiError(503, 'MEDIA_BUSY', error.message, { headers: { 'retry-after': '5' } });
}

const MEGABYTE = 1_048_576;

export function mediaRoutes(context: BackendContext): RouteDefinition[] {
  const { config } = context;
  const maxBytes = config.settings.MEDIA_CACHE_MB * MEGABYTE;
  const store = createPictureStore({
    folder: join(config.dataDir, 'media'),
    maxBytes,
    onUnkept: (error) => context.log.warn({ err: error }, 'a picture was drawn and could not be kept'),
  });
  const getPicture = defineRoute({
    method: 'GET',
    path: '/media/:kind/:seed/:file',
    access: 'open',
    summary: 'An illustrated scene that the site shows, in one of eight widths',
    params,
    query,
    response: { mediaType: 'image/*' },
    async handler({ params: asked, url, ip, signal }) {
      const picture = await findPicture(context, { ...asked, url });
      const mayDraw = () => takeRateLimit(context, `media ${ip}`, DRAWINGS);
      const bytes = await store.getPicture(picture, { address: ip, signal, mayDraw }).catch(refuseWhenBusy);
      return new RawReply(bytes, {
        contentType: PICTURE_FORMATS[picture.format],
        headers: {
          'cache-control': 'public, max-age=31536000, immutable',
          ...(picture.format === 'svg'
            ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" }
            : {}),
        },
      });
    },
  });
  return [getPicture];
}
