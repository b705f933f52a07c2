import type { MapPoint } from '@wisata/kernel/contracts/map-point';

type Box = readonly [south: number, west: number, north: number, east: number];

/**
 * Land that cars drive around on without a ferry, as boxes; the first that holds a point is its own. Small islands stand
 * before the large ones beside them.
 */
const LANDS: readonly (readonly [name: string, ...boxes: Box[]])[] = [
  ['Singapore', [1.13, 103.57, 1.47, 104.1]],
  ['Batam', [0.9, 103.8, 1.2, 104.25]],
  ['Bintan', [0.75, 104.2, 1.25, 104.75]],
  ['Nusa Penida', [-8.85, 115.42, -8.65, 115.64]],
  ['Gili', [-8.38, 116.0, -8.32, 116.1]],
  ['Bali', [-8.87, 114.425, -8.05, 115.72]],
  ['Lombok', [-9.0, 115.8, -8.2, 116.75]],
  ['Sumbawa', [-9.15, 116.75, -8.05, 119.3]],
  ['Flores', [-8.98, 119.8, -8.05, 123.05]],
  ['Sumba', [-10.4, 118.9, -9.2, 120.9]],
  ['Timor', [-10.5, 123.3, -9.0, 125.2]],
  ['Belitung', [-3.35, 107.5, -2.45, 108.4]],
  ['Bangka', [-3.2, 105.05, -1.45, 106.95]],
  ['Ambon', [-3.85, 127.85, -3.45, 128.4]],
  ['Java', [-8.85, 105.05, -5.85, 114.425]],
  ['Sulawesi', [-5.8, 118.7, 1.9, 125.35]],
  ['Kalimantan', [-4.25, 108.75, 4.4, 119.05]],
  ['Sumatra', [-6.0, 95.1, 5.75, 106.1]],
  ['West Papua', [-2.9, 130.9, -0.3, 134.3]],
  ['Papua', [-9.2, 134.3, -0.6, 141.05]],
];

/** The land of a point; undefined where no road of ours is known. */
export function landOf({ latitude, longitude }: MapPoint): string | undefined {
  const holds = ([south, west, north, east]: Box) =>
    latitude >= south && latitude <= north && longitude >= west && longitude <= east;
  return LANDS.find(([, ...boxes]) => boxes.some(holds))?.[0];
}

/** Whether one can drive from one point to the other without a ferry. */
export function isDrivable(from: MapPoint, to: MapPoint): boolean {
  const land = landOf(from);
  return land !== undefined && land === landOf(to);
}
