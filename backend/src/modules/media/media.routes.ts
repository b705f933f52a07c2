import { join } from 'node:path';
import * as v from 'valibot';
import { notFound, RawReply } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/module.ts';
import type { RouteDefinition } from '../../app/route.ts';
import { defineRoute } from '../../app/route.ts';
import type { PictureFormat } from './picture.ts';
import { FACADE_STYLES, HOURS, OUTLOOKS, PICTURE_FORMATS, PICTURE_RATIOS, PICTURE_WIDTHS } from './picture.ts';
import { createPictureStore } from './picture-store.ts';
import { isSceneKind } from './scene/scene.ts';

const params = v.object({
  kind: v.string(),
  seed: v.pipe(v.string(), v.minLength(1), v.maxLength(80, 'A seed has at most 80 characters.')),
  file: v.string(),
});

const query = v.object({
  ratio: v.optional(v.picklist(PICTURE_RATIOS), '4x3'),
  place: v.optional(v.pipe(v.string(), v.maxLength(60, 'A place has at most 60 characters.'))),
  time: v.optional(v.picklist(HOURS)),
  style: v.optional(v.picklist(FACADE_STYLES)),
  outlook: v.optional(v.picklist(OUTLOOKS)),
});

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

const MEGABYTE = 1_048_576;

export function mediaRoutes({ config }: BackendContext): RouteDefinition[] {
  const maxBytes = Number(config.env.MEDIA_CACHE_MB || 1024) * MEGABYTE;
  const store = createPictureStore({ folder: join(config.dataDir, 'media'), maxBytes });
  const getPicture = defineRoute({
    method: 'GET',
    path: '/media/:kind/:seed/:file',
    access: 'open',
    summary: 'An illustrated scene, drawn from its kind and seed, in one of eight widths',
    params,
    query,
    async handler({ params: { kind, seed, file }, query: { ratio, place, time, style, outlook } }) {
      if (!isSceneKind(kind)) throw notFound('There is no such kind of picture.');
      const { width, format } = parseFile(file);
      const bytes = await store.getPicture({ kind, seed, place, time, style, outlook, ratio, width, format });
      return new RawReply(bytes, {
        contentType: PICTURE_FORMATS[format],
        headers: {
          'cache-control': 'public, max-age=31536000, immutable',
          ...(format === 'svg' ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" } : {}),
        },
      });
    },
  });
  return [getPicture];
}
