import { CLAY, CREAM, WOOD } from '../nature/materials.ts';
import type { Canvas } from '../paint/canvas.ts';
import { AMBER, mix } from '../paint/colour.ts';
import { short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

interface UmbrellaOptions {
  col?: string;
  sun?: number;
  tilt?: number;
  d?: number;
}
export function umbrella(
  canvas: Canvas,
  tone: Tone,
  x: number,
  y: number,
  h: number,
  { col = CREAM, sun = 1, tilt = 0, d = 0 }: UmbrellaOptions = {},
) {
  const w = h * 0.62;
  const t = y - h;
  canvas.raw(`<g transform="rotate(${tilt} ${xy(x, y)})">`);
  canvas.rect(x - h * 0.012, t, h * 0.024, h, tone.tint('#6b4a33', 0, d));
  canvas.path(
    `M${xy(x - w, t + h * 0.3)}Q${xy(x - w * 0.55, t - h * 0.04)} ${xy(x, t - h * 0.05)}Q${xy(x + w * 0.55, t - h * 0.04)} ${xy(x + w, t + h * 0.3)}q${xy(-w * 0.25, -h * 0.06)} ${xy(-w * 0.5, 0)}q${xy(-w * 0.25, -h * 0.06)} ${xy(-w * 0.5, 0)}q${xy(-w * 0.25, -h * 0.06)} ${xy(-w * 0.5, 0)}q${xy(-w * 0.25, -h * 0.06)} ${xy(-w * 0.5, 0)}z`,
    tone.tint(col, 0.3, d),
  );
  canvas.path(
    `M${xy(x - w * sun, t + h * 0.3)}Q${xy(x - w * 0.55 * sun, t - h * 0.04)} ${xy(x, t - h * 0.05)}Q${xy(x - w * 0.4 * sun, t + h * 0.1)} ${xy(x - w * 0.5 * sun, t + h * 0.3)}q${xy(-w * 0.25 * sun, -h * 0.06)} ${xy(-w * 0.5 * sun, 0)}z`,
    tone.tint(col, -0.55, d),
  );
  canvas.path(
    `M${xy(x, t - h * 0.05)}Q${xy(x + w * 0.35 * sun, t + h * 0.1)} ${xy(x + w * 0.5 * sun, t + h * 0.3)}q${xy(-w * 0.25 * sun, -h * 0.06)} ${xy(-w * 0.5 * sun, 0)}z`,
    tone.tint(col, -0.15, d),
  );
  canvas.raw('</g>');
}

interface LoungerOptions {
  col?: string;
  flip?: number;
}
export function lounger(
  canvas: Canvas,
  tone: Tone,
  x: number,
  y: number,
  w: number,
  { col = CREAM, flip = 1 }: LoungerOptions = {},
) {
  const q = (a: number, b: number) => xy(x + flip * a * w, y + b * w);
  canvas.path(`M${q(-0.5, 0)}L${q(0.55, 0)}L${q(0.55, 0.05)}L${q(-0.5, 0.05)}z`, tone.tint(WOOD, -0.1));
  canvas.path(
    `M${q(-0.42, 0.04)}h${short(flip * w * 0.04)}v${short(w * 0.13)}h${short(-flip * w * 0.04)}zM${q(0.46, 0.04)}h${short(flip * w * 0.04)}v${short(w * 0.13)}h${short(-flip * w * 0.04)}z`,
    tone.tint(WOOD, -0.4),
  );
  canvas.path(
    `M${q(-0.12, -0.01)}L${q(0.55, -0.01)}L${q(0.55, -0.075)}L${q(-0.1, -0.075)}L${q(-0.46, -0.34)}L${q(-0.52, -0.29)}z`,
    tone.tint(col, 0.3),
  );
  canvas.path(
    `M${q(-0.12, -0.01)}L${q(0.55, -0.01)}L${q(0.55, -0.035)}L${q(-0.1, -0.035)}L${q(-0.48, -0.32)}L${q(-0.52, -0.29)}z`,
    tone.tint(col, -0.35),
  );
  canvas.path(`M${q(-0.3, -0.26)}L${q(-0.46, -0.37)}L${q(-0.5, -0.33)}L${q(-0.36, -0.22)}z`, tone.tint(AMBER, 0.1));
}

interface LanternOptions {
  col?: string;
  cord?: number;
  glow?: boolean;
}
export function lantern(
  canvas: Canvas,
  tone: Tone,
  x: number,
  y: number,
  s: number,
  { col = AMBER, cord = 0, glow = true }: LanternOptions = {},
) {
  if (cord) canvas.line(`M${xy(x, y - s)}v${short(-cord)}`, tone.tint('#3a2e2a', -0.3), 1.4);
  if (glow && tone.dark) canvas.glow(x, y, s * 5, tone.glow, 0.6);
  const lit = tone.dark ? tone.glow : tone.tint(col, 0.3);
  canvas.ellipse(x, y, s * 0.8, s, canvas.fade(mix(lit, '#ffffff', 0.25), mix(lit, CLAY, 0.45)));
  canvas.line(
    `M${xy(x - s * 0.3, y - s * 0.9)}q${xy(-s * 0.3, s * 0.9)} 0 ${short(s * 1.8)}M${xy(x + s * 0.3, y - s * 0.9)}q${xy(s * 0.3, s * 0.9)} 0 ${short(s * 1.8)}`,
    tone.tint(CLAY, -0.4),
    1,
    'opacity=".5"',
  );
  canvas
    .rect(x - s * 0.32, y - s * 1.1, s * 0.64, s * 0.2, tone.tint('#3a2e2a', -0.2))
    .rect(x - s * 0.32, y + s * 0.92, s * 0.64, s * 0.2, tone.tint('#3a2e2a', -0.2));
}

export function lamp(canvas: Canvas, tone: Tone, x: number, y: number, h: number) {
  canvas.rect(x - 2, y - h, 4, h, tone.tint('#2d3347', -0.2)).rect(x - 6, y - 8, 12, 8, tone.tint('#2d3347', -0.3));
  if (tone.dark) canvas.glow(x, y - h, h * 0.55, tone.glow, 0.75);
  canvas.ellipse(x, y - h - 6, 9, 9, tone.dark ? '#fff0cf' : tone.tint(CREAM, 0.3));
}

export function kite(canvas: Canvas, tone: Tone, x: number, y: number, s: number, col = CLAY, rot = 20) {
  canvas.raw(`<g transform="translate(${xy(x, y)})rotate(${rot})">`);
  canvas
    .path(`M0-${short(s)}L${xy(s * 0.7, 0)}L0 ${short(s)}L${xy(-s * 0.7, 0)}z`, tone.tint(col, 0.2))
    .path(`M0-${short(s)}V${short(s)}L${xy(s * 0.7, 0)}z`, tone.tint(col, -0.3));
  canvas.line(
    `M0 ${short(s)}q${short(s * 0.6)} ${short(s * 0.8)} 0 ${short(s * 1.5)}t${short(s * 0.2)} ${short(s * 1.4)}`,
    tone.tint(CREAM, 0.2),
    1.6,
  );
  canvas.raw('</g>');
}

export function birds(canvas: Canvas, tone: Tone, rng: Rng, x: number, y: number, n = 5, s = 9) {
  let d = '';
  for (let i = 0; i < n; i++) {
    const bx = x + rng.between(-60, 60);
    const by = y + rng.between(-24, 24);
    const k = s * rng.between(0.6, 1.1);
    d += `M${xy(bx - k, by - k * 0.3)}q${xy(k * 0.6, -k * 0.3)} ${xy(k, k * 0.3)}q${xy(k * 0.4, -k * 0.6)} ${xy(k, -k * 0.3)}`;
  }
  canvas.line(d, tone.tint('#2b3550', -0.3, 0.2), 2, 'stroke-linecap="round"');
}

export function stringLights(
  canvas: Canvas,
  tone: Tone,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag: number,
  n = 12,
) {
  canvas.line(
    `M${xy(x0, y0)}Q${xy((x0 + x1) / 2, (y0 + y1) / 2 + sag * 2)} ${xy(x1, y1)}`,
    tone.tint('#2a2630', -0.3),
    1.4,
  );
  let m = '';
  for (let i = 1; i < n; i++) {
    const t = i / n;
    const u = 1 - t;
    m += `M${xy(u * u * x0 + (2 * u * t * (x0 + x1)) / 2 + t * t * x1, u * u * y0 + 2 * u * t * ((y0 + y1) / 2 + sag * 2) + t * t * y1 + 4)}h.1`;
  }
  const id = canvas.id();
  canvas.defs.push(`<path id="${id}" d="${m}" fill="none" stroke-linecap="round"/>`);
  if (tone.dark) canvas.raw(`<use href="#${id}" stroke="${tone.glow}" stroke-width="18" opacity=".22"/>`);
  canvas.raw(`<use href="#${id}" stroke="${tone.dark ? '#fff0c8' : tone.tint(AMBER, 0.3)}" stroke-width="6"/>`);
}

export function pot(
  canvas: Canvas,
  tone: Tone,
  x: number,
  y: number,
  s: number,
  plant: (x: number, y: number) => void,
) {
  canvas.path(
    `M${xy(x - s * 0.34, y - s * 0.6)}h${short(s * 0.68)}l${xy(-s * 0.1, s * 0.6)}h${short(-s * 0.48)}z`,
    canvas.across(tone.tint(CLAY, 0.25), tone.tint(CLAY, -0.55)),
  );
  if (plant) plant(x, y - s * 0.6);
}
