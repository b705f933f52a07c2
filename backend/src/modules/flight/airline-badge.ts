import { hash32 } from '@wisata/kernel/random';
import { findCarrier } from './carriers.ts';

const SIZE = 48;

/** A round badge with the airline's code, in a colour of its own; real logos belong to the airlines. */
export function drawAirlineBadge(carrierCode: string): string | undefined {
  const carrier = findCarrier(carrierCode);
  if (!carrier) return undefined;
  const hue = hash32(`${carrier.code}${carrier.name}`) % 360;
  const half = SIZE / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}" role="img">`,
    `<title>${carrier.name}</title>`,
    `<circle cx="${half}" cy="${half}" r="${half}" fill="hsl(${hue} 48% 32%)"/>`,
    `<path d="M8 32C18 30 30 24 40 15" fill="none" stroke="hsl(${hue} 60% 72%)" stroke-width="2.5" stroke-linecap="round"/>`,
    `<text x="${half}" y="${half + 6}" fill="#fff" font-family="system-ui,sans-serif" font-size="17" font-weight="700" text-anchor="middle">${carrier.code}</text>`,
    '</svg>',
  ].join('');
}
