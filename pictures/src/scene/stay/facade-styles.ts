import type { FacadeStyle, Outlook } from '../drawing.ts';
import type { frame } from '../nature/frame.ts';
import type { Canvas } from '../paint/canvas.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';
import { artDeco } from './art-deco.ts';
import { bamboo } from './bamboo.ts';
import { boutique } from './boutique.ts';
import { bungalows } from './bungalows.ts';
import { business } from './business.ts';
import { cliffside } from './cliffside.ts';
import { heritage } from './heritage.ts';
import { lodge } from './lodge.ts';
import { pendopo } from './pendopo.ts';
import { terraces } from './terraces.ts';
import { tower } from './tower.ts';
import { villa } from './villa.ts';

/** One type of building. */
export interface Facade {
  /** Draws it with its feet at y and returns how high it stands above y. */
  readonly draw: (canvas: Canvas, tone: Tone, rng: Rng, y: number) => number;
  /** Where the ground meets the sky, as a share of the picture's height. */
  readonly horizon: readonly [number, number];
  /** How near the viewer may stand; less is taken where the roof would leave the picture. */
  readonly nearness: readonly number[];
  /** Where along the front the viewer walks up to. */
  readonly focus: readonly number[];
  /** What may lie behind it when nobody says. */
  readonly outlooks: readonly Outlook[];
  /** Bungalows and cliffs draw what lies behind them themselves. */
  readonly backdrop: boolean;
  /** The ground before it, where it does not draw its own: a drive, paved or green, or a lawn. */
  readonly yard?: 'drive' | 'lawn';
  /** What is planted and stands in that ground; none where it has a garden or shore of its own. */
  readonly planting?: Planting;
  /** What may stand between it and the viewer. */
  readonly near: readonly NearPlant[];
}

export interface Planting {
  readonly trees: boolean;
  readonly lamps: boolean;
  readonly beds: boolean;
}

type NearPlant = Parameters<typeof frame>[3];

const NEAR: readonly NearPlant[] = ['palmTop', 'leafLeft', 'leafBoth', 'frangipani', 'none'];
const NEAR_SHORE: readonly NearPlant[] = ['palmTop', 'none'];
const ALL_PLANTING: Planting = { trees: true, lamps: true, beds: true };

const FRONT = [0.36, 0.5, 0.64];

export const FACADES: Readonly<Record<FacadeStyle, Facade>> = {
  tower: {
    draw: tower,
    horizon: [0.8, 0.86],
    nearness: [1, 1.1, 1.22],
    focus: FRONT,
    outlooks: ['city', 'city', 'hills'],
    backdrop: true,
    yard: 'drive',
    planting: ALL_PLANTING,
    near: NEAR,
  },
  business: {
    draw: business,
    horizon: [0.76, 0.84],
    nearness: [1, 1.15, 1.3],
    focus: FRONT,
    outlooks: ['city'],
    backdrop: true,
    yard: 'drive',
    planting: ALL_PLANTING,
    near: NEAR,
  },
  'art-deco': {
    draw: artDeco,
    horizon: [0.76, 0.82],
    nearness: [1, 1.08, 1.16],
    focus: [0.4, 0.5],
    outlooks: ['city', 'garden', 'hills'],
    backdrop: true,
    yard: 'drive',
    planting: ALL_PLANTING,
    near: NEAR,
  },
  terraces: {
    draw: terraces,
    horizon: [0.74, 0.82],
    nearness: [1, 1.15, 1.25],
    focus: FRONT,
    outlooks: ['hills', 'sea'],
    backdrop: true,
    yard: 'drive',
    planting: ALL_PLANTING,
    near: NEAR,
  },
  boutique: {
    draw: boutique,
    horizon: [0.84, 0.84],
    nearness: [1.06, 1.22, 1.3],
    focus: FRONT,
    outlooks: ['garden', 'city'],
    backdrop: true,
    yard: 'drive',
    planting: { trees: false, lamps: true, beds: false },
    near: NEAR,
  },
  heritage: {
    draw: heritage,
    horizon: [0.68, 0.76],
    nearness: [1, 1.1, 1.32],
    focus: [0, 0.5, 1],
    outlooks: ['garden', 'hills', 'volcano'],
    backdrop: true,
    planting: { trees: true, lamps: false, beds: true },
    near: NEAR,
  },
  pendopo: {
    draw: pendopo,
    horizon: [0.7, 0.76],
    nearness: [1, 1.1, 1.2],
    focus: [0.42, 0.5, 0.58],
    outlooks: ['garden', 'volcano'],
    backdrop: true,
    yard: 'lawn',
    planting: ALL_PLANTING,
    near: NEAR,
  },
  lodge: {
    draw: lodge,
    horizon: [0.7, 0.76],
    nearness: [1, 1.12, 1.24],
    focus: [0.4, 0.5, 0.6],
    outlooks: ['hills', 'volcano'],
    backdrop: true,
    yard: 'lawn',
    planting: { trees: false, lamps: false, beds: true },
    near: NEAR,
  },
  bamboo: {
    draw: bamboo,
    horizon: [0.74, 0.8],
    nearness: [1, 1.1, 1.2],
    focus: [0.4, 0.5, 0.6],
    outlooks: ['hills', 'rice'],
    backdrop: true,
    yard: 'lawn',
    planting: { trees: true, lamps: false, beds: true },
    near: NEAR,
  },
  villa: {
    draw: villa,
    horizon: [0.6, 0.68],
    nearness: [1, 1, 1.16, 1.3],
    focus: [0.3, 0.5, 0.7],
    outlooks: ['hills', 'volcano', 'sea'],
    backdrop: true,
    near: NEAR,
  },
  bungalows: {
    draw: bungalows,
    horizon: [0.52, 0.58],
    nearness: [1, 1.1],
    focus: [0.7],
    outlooks: ['sea'],
    backdrop: false,
    near: NEAR_SHORE,
  },
  cliffside: {
    draw: cliffside,
    horizon: [0.54, 0.6],
    nearness: [1, 1.08],
    focus: [0.8],
    outlooks: ['sea'],
    backdrop: false,
    near: NEAR_SHORE,
  },
};
