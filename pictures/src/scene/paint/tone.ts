import type { Triple } from './colour.ts';
import { hexLinear, labLinear, lerp, linearHex, linearLab, mapTriple, mixTriple } from './colour.ts';
import type { Rng } from './random.ts';

export const HOURS = ['dawn', 'noon', 'golden', 'dusk', 'night'] as const;
export type Hour = (typeof HOURS)[number];

/** Zenith, upper sky, lower sky, horizon. */
type SkyColours = readonly [string, string, string, string];

interface Palette {
  /** What the open sky does to every material, then what the sun adds and what the shade leaves. */
  readonly amb: Triple;
  readonly key: Triple;
  readonly shade: Triple;
  readonly sun: string;
  readonly glow: string;
  /** How many windows are lit, 0..1. */
  readonly lit: number;
  readonly star: number;
  /** Three skies to choose from; the fifth colour is the haze distance fades into. */
  readonly sky: readonly (readonly [...SkyColours, string])[];
}

/** The light of one picture: everything in it is coloured through `tint`. */
export interface Tone extends Omit<Palette, 'sky'> {
  readonly time: Hour;
  readonly sky: SkyColours;
  readonly haze: string;
  readonly shadow: string;
  readonly dark: boolean;
  /** A material's noon colour as it looks now: `lit` -1 in shade to 1 in the key light, `depth` 0 near to 1 lost in haze. */
  tint(material: string, lit?: number, depth?: number): string;
}

const PALETTES: Readonly<Record<Hour, Palette>> = {
  dawn: {
    amb: [0.86, 0.74, 0.76],
    key: [1.5, 1.2, 0.98],
    shade: [0.36, 0.38, 0.6],
    sun: '#fff0cf',
    glow: '#ffce85',
    lit: 0.3,
    star: 0,
    sky: [
      ['#33497a', '#8383ab', '#e6a999', '#fbd8ab', '#e9b9a6'],
      ['#43678f', '#9cb3c8', '#f2cdbd', '#fce8cb', '#e7cdc2'],
      ['#2a4a74', '#6f8bab', '#d9b4a6', '#fbd6a0', '#d8b9ae'],
    ],
  },
  noon: {
    amb: [1, 1, 0.98],
    key: [1.22, 1.16, 1.0],
    shade: [0.42, 0.52, 0.74],
    sun: '#fffbe8',
    glow: '#ffd88f',
    lit: 0.04,
    star: 0,
    sky: [
      ['#2b6f9f', '#6fb1cd', '#bfe0e4', '#eaf2e8', '#cfe3e3'],
      ['#1f6580', '#5cadb9', '#b9dfd4', '#f3f0da', '#cce2d8'],
      ['#3f7fb0', '#8fc3dc', '#d6e8ea', '#f8efdd', '#dbe5e4'],
    ],
  },
  golden: {
    amb: [0.98, 0.83, 0.64],
    key: [1.62, 1.24, 0.8],
    shade: [0.36, 0.36, 0.54],
    sun: '#fff3cf',
    glow: '#ffc766',
    lit: 0.3,
    star: 0,
    sky: [
      ['#3a6a8e', '#8db0b0', '#f0d093', '#fce6b3', '#f0d09c'],
      ['#5f7f98', '#d3bb98', '#f4bd70', '#fce0a6', '#f0c68c'],
      ['#c58158', '#eaa662', '#f7ca7c', '#fde7b6', '#f2c084'],
    ],
  },
  dusk: {
    amb: [0.44, 0.37, 0.56],
    key: [2.0, 1.25, 0.9],
    shade: [0.34, 0.38, 0.6],
    sun: '#ffd9a0',
    glow: '#ffc25c',
    lit: 0.7,
    star: 0.35,
    sky: [
      ['#12224f', '#40407c', '#ab5c7c', '#f4925c', '#8c5f86'],
      ['#142b53', '#35567f', '#99808f', '#f5ad69', '#75728e'],
      ['#1a2350', '#5a4780', '#c9706f', '#f9b56c', '#9a6a82'],
    ],
  },
  night: {
    amb: [0.105, 0.165, 0.33],
    key: [1.9, 1.75, 1.5],
    shade: [0.4, 0.44, 0.6],
    sun: '#f6edd2',
    glow: '#ffbf58',
    lit: 0.74,
    star: 1,
    sky: [
      ['#060f2b', '#0d234c', '#1f4273', '#3f6996', '#2a4e7d'],
      ['#080f2d', '#192553', '#3a3d74', '#70608b', '#3f4476'],
      ['#04142c', '#0b2c4c', '#1b5068', '#478088', '#265a70'],
    ],
  },
};

export function light(time: Hour, rng: Rng): Tone {
  const palette = PALETTES[time];
  const [zenith, upper, lower, horizon, haze] = rng.pick(palette.sky);
  const { amb } = palette;
  return {
    ...palette,
    time,
    sky: [zenith, upper, lower, horizon],
    haze,
    shadow: linearHex(mapTriple([0.02, 0.035, 0.1], (v, i) => v * (0.4 + amb[i]))),
    dark: time === 'night' || time === 'dusk',
    tint(material, lit = 0, depth = 0) {
      const target = lit > 0 ? palette.key : palette.shade;
      const seen = mapTriple(hexLinear(material), (v, i) => v * amb[i] * lerp(1, target[i], Math.abs(lit)));
      return depth
        ? linearHex(labLinear(mixTriple(linearLab(seen), linearLab(hexLinear(haze)), depth)))
        : linearHex(seen);
    },
  };
}
