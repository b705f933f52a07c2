import { expect, test } from '@jest/globals';
import jsqrModule from 'jsqr';
import sharp from 'sharp';
import { qrPath } from './qr.ts';

const decode = jsqrModule as unknown as (
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
) => { data: string } | null;

test.each(['https://wisata.test/order?order_id=WS7K3M9Q2X', 'https://wisata.test/id/order?order_id=WSABCDEFGH'])(
  'the drawn code reads %s',
  async (url) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 120 120" width="360" height="360"><path fill="#fff" d="M-10-10h120v120h-120z"/><path d="${qrPath(url, 100)}"/></svg>`;
    const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(decode(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(url);
  },
);
