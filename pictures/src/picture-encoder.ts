import sharp from 'sharp';
import type { Picture } from './picture.ts';
import { pictureHeight } from './picture.ts';
import { scene } from './scene/scene.ts';

/** One picture keeps one core busy; the queue decides how many. */
sharp.concurrency(1);

export function drawPicture(picture: Picture): string {
  return scene({ ...picture, height: pictureHeight(picture) });
}

/**
 * Drawing takes 2 to 7 ms on the calling thread; rasterising and encoding, twenty times that, run in libuv's pool.
 * AVIF effort 2 costs a tenth of the default's time for a few per cent more bytes.
 */
export async function encodePicture(picture: Picture): Promise<Buffer> {
  const svg = Buffer.from(drawPicture(picture));
  if (picture.format === 'svg') return svg;
  const image = sharp(svg);
  if (picture.format === 'avif') return image.avif({ quality: 48, effort: 2 }).toBuffer();
  if (picture.format === 'webp') return image.webp({ quality: 72 }).toBuffer();
  return image.png({ palette: true, effort: 4 }).toBuffer();
}
