import type { Canvas } from './paint/canvas.ts';
import type { Rng } from './paint/random.ts';
import type { Tone } from './paint/tone.ts';

export const FACADE_STYLES = [
  'tower',
  'villa',
  'heritage',
  'business',
  'boutique',
  'terraces',
  'art-deco',
  'pendopo',
  'lodge',
  'bungalows',
  'bamboo',
  'cliffside',
] as const;
export type FacadeStyle = (typeof FACADE_STYLES)[number];

/** What lies behind a building, beyond a pool, outside a room's window. */
export const OUTLOOKS = ['sea', 'hills', 'city', 'garden', 'volcano', 'rice'] as const;
export type Outlook = (typeof OUTLOOKS)[number];

export interface Subject {
  /** Steers facades, skylines, temples and islands toward what stands there. */
  readonly place?: string | undefined;
  /** Facades only. */
  readonly style?: FacadeStyle | undefined;
  /** Facades, pools and rooms: what can be seen from there. Without it the place and the seed decide. */
  readonly outlook?: Outlook | undefined;
}

/** Draws one kind of picture onto the canvas, which is 800 units high and as wide as the ratio asks. */
export type Drawing = (canvas: Canvas, tone: Tone, rng: Rng, subject: Subject) => void;
