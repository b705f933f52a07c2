import { DEEP, WOOD } from '../nature/materials.ts';
import type { Canvas } from '../paint/canvas.ts';
import { box, short, xy } from '../paint/path.ts';
import type { Tone } from '../paint/tone.ts';
import { hipRoof } from './roofs.ts';

/** A thatched house on stilts; b is where the stilts meet the water. */
export function overwaterBungalow(canvas: Canvas, tone: Tone, x: number, b: number, w: number, d: number) {
  let legs = '';
  for (let k = 0; k < 5; k++) legs += box(x - w * 0.42 + k * w * 0.2, b, w * 0.025, w * 0.22);
  canvas.path(legs, tone.tint(WOOD, -0.5, d));
  canvas.ellipse(x, b + w * 0.24, w * 0.56, w * 0.035, tone.tint(DEEP, -0.4, d), 'opacity=".45"');
  canvas
    .rect(x - w * 0.5, b - w * 0.03, w, w * 0.05, tone.tint(WOOD, 0.2, d))
    .rect(x - w * 0.36, b - w * 0.26, w * 0.72, w * 0.24, tone.tint('#b07a4a', 0.15, d));
  canvas.path(
    box(x - w * 0.3, b - w * 0.22, w * 0.24, w * 0.2) + box(x, b - w * 0.22, w * 0.28, w * 0.2),
    tone.dark ? tone.glow : tone.tint('#3a4a52', -0.2, d),
  );
  canvas.line(
    `M${xy(x - w * 0.5, b - w * 0.11)}h${short(w)}M${xy(x - w * 0.5, b - w * 0.06)}h${short(w)}`,
    tone.tint(WOOD, -0.3, d),
    w * 0.012,
  );
  hipRoof(canvas, tone, x - w * 0.42, b - w * 0.24, w * 0.84, w * 0.38, {
    d,
    ridge: 0.26,
    over: 0.1,
    lines: w > 120,
    curve: 0.2,
  });
}
