import type { Canvas } from '../paint/canvas.ts';
import type { Point } from '../paint/path.ts';
import { poly } from '../paint/path.ts';
import type { Tone } from '../paint/tone.ts';

/** Light that runs around something round, from the lit side into the shade. */
export const roundFill = (canvas: Canvas, tone: Tone, col: string, d = 0) =>
  canvas.linear(
    [
      [0, tone.tint(col, 0.2, d)],
      [0.3, tone.tint(col, 0.55, d)],
      [0.62, tone.tint(col, -0.1, d)],
      [1, tone.tint(col, -0.6, d)],
    ],
    0,
    0,
    1,
    0,
  );

/** The outline of a turned body: half widths and heights above its foot, as parts of `h`, from the foot up. */
export function turned(x: number, b: number, h: number, profile: readonly Point[]): string {
  const right = profile.map(([half, up]): Point => [x + half * h, b - up * h]);
  const left = profile.map(([half, up]): Point => [x - half * h, b - up * h]).reverse();
  return `${poly([...right, ...left])}z`;
}

/** Lamps at the foot of a wall after sunset: `outline` filled with a glow that fades on its way up. */
export function floodlight(canvas: Canvas, tone: Tone, outline: string, strength = 0.5) {
  if (!tone.dark) return;
  const rising = canvas.linear([
    [0, tone.glow, 0.12],
    [1, tone.glow, strength],
  ]);
  canvas.path(outline, rising);
}
