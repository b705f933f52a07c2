import type { Canvas } from '../paint/canvas.ts';
import { lerp, mix } from '../paint/colour.ts';
import { short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

interface SkyOptions {
  hz?: number;
  sunX?: number;
  sunY?: number;
  r?: number;
  cloud?: string;
  disc?: boolean;
}
export function sky(
  canvas: Canvas,
  tone: Tone,
  rng: Rng,
  { hz = 0.55, sunX = 0.7, sunY, r, cloud, disc = true }: SkyOptions = {},
) {
  const { W, H } = canvas;
  const [a, b, c, d] = tone.sky;
  const y = hz * H;
  canvas.rect(
    0,
    0,
    W,
    H,
    canvas.linear([
      [0, a],
      [hz * 0.42, b],
      [hz * 0.8, c],
      [hz, d],
      [1, d],
    ]),
  );
  const sx = sunX * W;
  const night = tone.time === 'night';
  const sy =
    (sunY ??
      (night
        ? rng.between(0.14, 0.26)
        : {
            noon: rng.between(0.13, 0.2),
            golden: hz - rng.between(0.13, 0.24),
            dawn: hz - rng.between(0.06, 0.15),
            dusk: hz - rng.between(0.02, 0.09),
          }[tone.time])) * H;
  const sr = r ?? (tone.time === 'noon' ? 34 : night ? 36 : rng.between(44, 66));
  if (tone.star) {
    const q = rng.fork('stars');
    const lists = ['', '', ''];
    for (let i = 0; i < 90 * tone.star; i++)
      lists[i % 3] += `M${Math.round(q.next() * W)} ${Math.round(q.next() ** 1.4 * y * 0.86)}h.1`;
    lists.forEach((m, i) =>
      canvas.line(m, '#fff', 1.4 + i * 0.7, `stroke-linecap="round" opacity="${[0.4, 0.6, 0.85][i]!}"`),
    );
  }
  if (disc) {
    canvas.glow(sx, sy, sr * (night ? 6 : 9), night ? '#bcd0ee' : tone.sun, night ? 0.34 : 0.62);
    if (!night) canvas.ellipse(sx, sy, sr * 1.7, sr * 1.7, tone.sun, 'opacity=".22"');
    if (night && rng.chance(0.5))
      canvas.path(
        `M${xy(sx, sy - sr)}a${short(sr)} ${short(sr)} 0 1 0 ${xy(sr, sr * 1.1)}a${short(sr * 0.86)} ${short(sr * 0.86)} 0 0 1 ${xy(-sr, -sr * 1.1)}z`,
        tone.sun,
      );
    else canvas.ellipse(sx, sy, sr, sr, tone.sun);
  }
  const kind =
    cloud ??
    rng.weigh([
      ['bands', 3],
      ['cumulus', tone.time === 'noon' ? 5 : 2],
      ['wisps', 2],
      ['none', 0.7],
    ]);
  if (kind !== 'none') clouds(canvas, tone, rng.fork('cloud'), kind, hz);
  return { sx, sy, y };
}

function clouds(canvas: Canvas, tone: Tone, rng: Rng, kind: string, hz: number) {
  const { W, H } = canvas;
  const up = mix(tone.sky[3], '#ffffff', tone.dark ? 0.06 : 0.55);
  const low = mix(tone.sky[1], tone.sky[2], 0.5);
  if (kind === 'bands' || kind === 'wisps') {
    const n = kind === 'bands' ? rng.whole(4, 7) : rng.whole(5, 8);
    for (let i = 0; i < n; i++) {
      const t = rng.next();
      const y = lerp(0.1, hz - 0.06, t) * H;
      const w = rng.between(0.16, 0.5) * W;
      const x = rng.between(-0.1, 0.9) * W;
      const h = lerp(20, 6, t) * rng.between(0.6, 1.1) * (kind === 'bands' ? 1.5 : 0.55);
      const col = i % 3 === 0 ? low : up;
      const a = tone.dark ? 0.42 : 0.62;
      const puff = rng.between(0.2, 0.45);
      canvas.path(
        `M${xy(x, y)}q${xy(w * 0.18, -h)} ${xy(w * puff, -h)}q${xy(w * 0.1, -h * 0.9)} ${xy(w * 0.24, -h * 0.3)}q${xy(w * 0.2, -h * 0.4)} ${xy(w * (0.76 - puff), h * 1.3)}q${xy(-w * 0.3, h * 0.55)} ${xy(-w, 0)}z`,
        canvas.linear(
          [
            [0, col, a * 0.25],
            [0.4, col, a],
            [1, col, a * 0.1],
          ],
          0,
          0,
          1,
          0.15,
        ),
      );
    }
    return;
  }
  for (let i = rng.whole(2, 4); i > 0; i--)
    cumulus(
      canvas,
      rng,
      rng.between(-0.05, 0.95) * W,
      rng.between(hz * 0.34, hz - 0.07) * H,
      rng.between(130, 330),
      up,
      low,
    );
}

function cumulus(canvas: Canvas, rng: Rng, x: number, y: number, w: number, up: string, low: string, a = 0.95) {
  const n = Math.max(4, Math.round(w / 46));
  const fan = (k: number, dy: number) => {
    let d = `M${xy(x - w / 2, y)}`;
    let left = w;
    for (let i = 0; i < n; i++) {
      const step = i === n - 1 ? left : (w / n) * rng.between(0.7, 1.3);
      const t = (i + 0.5) / n;
      const rise = Math.sin(Math.PI * t) * k * rng.between(0.6, 1.15);
      left -= step;
      const next = i === n - 1 ? 0 : Math.sin((Math.PI * (i + 1)) / n) * k * 0.72;
      d += `A${short(step * 0.6)} ${short(Math.max(step * 0.5, rise * 0.7))} 0 0 1 ${xy(x + w / 2 - left, y - next + dy * (i === n - 1 ? 0 : 1))}`;
    }
    return d + 'z';
  };
  canvas.path(
    fan(w * 0.32, 0),
    canvas.linear([
      [0, up, a],
      [0.55, mix(up, low, 0.25), a * 0.85],
      [1, low, 0.05],
    ]),
  );
  canvas.path(
    fan(w * 0.17, 6),
    canvas.linear([
      [0, low, 0.3],
      [1, low, 0],
    ]),
  );
}
