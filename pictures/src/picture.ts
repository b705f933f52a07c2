import type { FacadeStyle, Outlook } from './scene/drawing.ts';
import { FACADE_STYLES, OUTLOOKS } from './scene/drawing.ts';
import type { Hour } from './scene/paint/tone.ts';
import { HOURS } from './scene/paint/tone.ts';
import type { SceneKind } from './scene/scene.ts';

export const PICTURE_WIDTHS = [160, 320, 480, 640, 800, 960, 1280, 1600] as const;
export const PICTURE_FORMATS = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  svg: 'image/svg+xml',
} as const;
export type PictureFormat = keyof typeof PICTURE_FORMATS;

const RATIOS = { '4x3': 4 / 3, '16x9': 16 / 9, '1x1': 1, '3x1': 3 } as const;
export type PictureRatio = keyof typeof RATIOS;
export const isPictureRatio = (text: string): text is PictureRatio => Object.hasOwn(RATIOS, text);
export { FACADE_STYLES, HOURS, OUTLOOKS };

/** One picture in one size and format: what a media address says. */
export interface Picture {
  readonly kind: SceneKind;
  readonly seed: string;
  readonly place?: string | undefined;
  readonly time?: Hour | undefined;
  readonly style?: FacadeStyle | undefined;
  readonly outlook?: Outlook | undefined;
  readonly ratio: PictureRatio;
  readonly width: number;
  readonly format: PictureFormat;
}

export const pictureHeight = ({ width, ratio }: Pick<Picture, 'width' | 'ratio'>) => Math.round(width / RATIOS[ratio]);

/** The address of a picture; the same picture always has the same one, so that caches keep one copy. */
export function picturePath({ kind, seed, place, time, style, outlook, ratio, width, format }: Picture): string {
  const query = new URLSearchParams({ ratio });
  for (const [name, value] of Object.entries({ place, time, style, outlook })) if (value) query.set(name, value);
  return `/media/${kind}/${encodeURIComponent(seed)}/${width}.${format}?${query.toString()}`;
}
