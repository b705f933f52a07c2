import type { Canvas } from './paint/canvas.ts';
import { fine, short } from './paint/path.ts';
import type { Rng } from './paint/random.ts';

/** A point of the picture, as parts of its width and height, and how much nearer than usual the viewer stands. */
export type Viewpoint = readonly [x: number, y: number, nearness: number];

/**
 * Stands the viewer somewhere else in a scene that has one plan. The whole drawing is scaled about the point, so
 * what stays in the frame still fills it.
 */
export function fromViewpoint(canvas: Canvas, rng: Rng, viewpoints: readonly Viewpoint[], draw: () => void): void {
  const [x, y, k] = rng.pick(viewpoints);
  if (k === 1) return draw();
  const shift = (size: number, share: number) => short((1 - k) * share * size);
  canvas.group(`transform="matrix(${fine(k)} 0 0 ${fine(k)} ${shift(canvas.W, x)} ${shift(canvas.H, y)})"`, draw);
}
