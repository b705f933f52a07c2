import type { Canvas } from '../paint/canvas.ts';
import { lerp, mix } from '../paint/colour.ts';
import { xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

export function poolWater(canvas: Canvas, tone: Tone, rng: Rng, d: string, y0: number, y1: number, tint = '#2fa9b4') {
  canvas.path(
    d,
    canvas.linear(
      [
        [0, mix(tone.tint(tint, 0.3), tone.sky[3], 0.4)],
        [0.35, tone.tint(tint, 0.15)],
        [1, tone.tint('#14647f', -0.05)],
      ],
      0,
      y0,
      0,
      y1,
      true,
    ),
  );
  canvas.clip(d, () => {
    let ca = '';
    let gl = ''; // caustic net and glints
    for (let i = 0; i < 26; i++) {
      const t = rng.next() ** 0.7;
      const y = lerp(y0, y1, t);
      const w = lerp(24, 120, t);
      const x = rng.between(-0.05, 1) * canvas.W;
      const h = lerp(2, 12, t);
      ca += `M${xy(x, y)}q${xy(w * 0.3, -h)} ${xy(w * 0.6, 0)}t${xy(w * 0.5, h * 0.4)}`;
      if (i % 2) gl += `M${xy(x + w, y + 6)}q${xy(w / 2, -h * 0.4)} ${xy(w, 0)}q${xy(-w / 2, h * 0.4)} ${xy(-w, 0)}z`;
    }
    canvas
      .line(ca, mix(tone.tint('#c9f2ee', 0.3), tone.sky[3], 0.3), 2, 'opacity=".4" stroke-linecap="round"')
      .path(gl, tone.dark ? mix(tone.glow, '#ffffff', 0.3) : '#ffffff', 'opacity=".4"');
  });
  if (tone.dark)
    canvas.path(
      d,
      canvas.radial(
        [
          [0, '#58d3d6', 0.5],
          [1, '#1a6f93', 0],
        ],
        0.5,
        0.4,
        0.6,
      ),
    );
}

export function lagoonShape(canvas: Canvas, rng: Rng, t0: number) {
  const { W, H } = canvas;
  const kind = rng.pick(['kidney', 'river', 'round']);
  if (kind === 'round')
    return `M${xy(W * 0.04, H * 0.82)}C${xy(W * 0.04, t0 + 40)} ${xy(W * 0.26, t0)} ${xy(W * 0.52, t0)}S${xy(W * 0.97, t0 + 44)} ${xy(W * 0.97, H * 0.81)}S${xy(W * 0.78, H * 0.985)} ${xy(W * 0.5, H * 0.985)}S${xy(W * 0.04, H * 0.96)} ${xy(W * 0.04, H * 0.82)}z`;
  if (kind === 'kidney')
    return `M${xy(W * 0.02, H * 0.86)}C${xy(W * 0.02, H * 0.7)} ${xy(W * 0.2, t0 + 20)} ${xy(W * 0.4, t0)}C${xy(W * 0.56, t0 - 10)} ${xy(W * 0.56, t0 + 70)} ${xy(W * 0.66, t0 + 66)}S${xy(W * 0.98, t0 + 60)} ${xy(W * 0.98, H * 0.8)}C${xy(W * 0.98, H * 0.97)} ${xy(W * 0.7, H * 0.985)} ${xy(W * 0.46, H * 0.985)}S${xy(W * 0.02, H * 0.98)} ${xy(W * 0.02, H * 0.86)}z`;
  return `M${xy(-20, H * 0.86)}C${xy(W * 0.14, H * 0.76)} ${xy(W * 0.22, t0 + 110)} ${xy(W * 0.4, t0 + 70)}S${xy(W * 0.6, t0 + 6)} ${xy(W * 0.78, t0)}S${xy(W * 0.86, t0 + 50)} ${xy(W * 0.72, t0 + 90)}S${xy(W * 0.9, H * 0.78)} ${xy(W * 0.86, H + 10)}H-20z`;
}
