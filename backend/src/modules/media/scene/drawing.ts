import type { Canvas } from './paint/canvas.ts';
import type { Rng } from './paint/random.ts';
import type { Tone } from './paint/tone.ts';

export const FACADE_STYLES = ['tower', 'villa', 'heritage', 'business', 'boutique', 'terraces'] as const;
export type FacadeStyle = (typeof FACADE_STYLES)[number];

export interface Subject {
  /** Steers facades, skylines, temples and islands toward what stands there. */
  readonly place?: string | undefined;
  /** Facades only. */
  readonly style?: FacadeStyle | undefined;
}

/** Draws one kind of picture onto the canvas, which is 800 units high and as wide as the ratio asks. */
export type Drawing = (canvas: Canvas, tone: Tone, rng: Rng, subject: Subject) => void;
