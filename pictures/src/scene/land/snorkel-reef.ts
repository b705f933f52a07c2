import { boat } from '../built/boat.ts';
import { CREAM, GREEN, SAND } from '../nature/materials.ts';
import { ridge } from '../nature/mountains.ts';
import { palm } from '../nature/palms.ts';
import { sky } from '../nature/sky.ts';
import { water } from '../nature/water.ts';
import type { Canvas } from '../paint/canvas.ts';
import { mix } from '../paint/colour.ts';
import { blob, short, smooth, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import { noise1 } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

export function snorkelReef(canvas: Canvas, tone: Tone, rng: Rng) {
  const { W, H } = canvas;
  const wl = H * rng.between(0.3, 0.4);
  const hz = wl - 40;
  const q = rng.fork('reef');
  sky(canvas, tone, rng.fork('sky'), { hz: hz / H, sunX: rng.pick([0.26, 0.7]), r: 34 });
  const ix = W * rng.pick([0.24, 0.74]);
  ridge(canvas, tone, rng.fork('a'), { y: hz, amp: 50, d: 0.7, col: '#4f7285', freq: 2, to: hz });
  canvas.path(
    smooth([
      [ix - 210, hz + 4],
      [ix - 120, hz - 40],
      [ix, hz - 84],
      [ix + 120, hz - 34],
      [ix + 220, hz + 4],
    ]) + 'z',
    canvas.fade(tone.tint(GREEN.leaf, 0.3, 0.25), tone.tint(GREEN.deep, 0, 0.25)),
  );
  canvas.rect(ix - 230, hz - 4, 460, 9, tone.tint(SAND, 0.3));
  for (let i = 0; i < 5; i++)
    palm(canvas, tone, q, ix + q.between(-170, 170), hz, q.between(60, 110), { d: 0.14, nuts: false });
  water(canvas, tone, rng.fork('w'), { y: hz, to: wl + 30, sunX: 0.5, glints: 22, col: '#27a4b0' });
  boat(canvas, tone, rng, W - ix, wl - 10, 150, { sail: rng.chance(0.4) });
  const surf = smooth(
    Array.from({ length: 12 }, (_, i) => [
      -20 + (i * (W + 40)) / 11,
      wl + 8 + Math.sin(i * 1.3 + rng.between(0, 1)) * 11,
    ]),
  );
  canvas.path(
    `${surf}V${H + 10}H-20z`,
    canvas.linear([
      [0, tone.tint('#5fd0cf', 0.2)],
      [0.3, tone.tint('#1f9fb4', 0)],
      [0.75, tone.tint('#10618a', -0.1)],
      [1, tone.tint('#0d3f6b', -0.2)],
    ]),
  );
  canvas.line(surf, '#ffffff', 5, 'opacity=".75"');
  canvas.raw('<g transform="translate(0 9)">').line(surf, tone.tint('#bff3ee', 0.2), 9, 'opacity=".4"').raw('</g>');
  for (let i = 0; i < 6; i++) {
    const x = W * (0.1 + i * 0.16);
    canvas.poly(
      [
        [x, wl + 14],
        [x + rng.between(30, 80), wl + 14],
        [x + rng.between(120, 200) - 60, H],
        [x - rng.between(10, 90), H],
      ],
      canvas.linear([
        [0, '#eafffb', 0.3],
        [1, '#eafffb', 0],
      ]),
    );
  }
  const seabed = (y: number, amp: number, col: string, d: number) => {
    const f = noise1(q.fork('s' + y), 3);
    canvas.path(
      smooth(
        Array.from({ length: 11 }, (_, i) => [
          -20 + (i * (W + 40)) / 10,
          y - (f(i * 0.8) * 0.5 + 0.5) * amp - Math.abs(i / 10 - 0.5) * amp * 0.9,
        ]),
      ) + `V${H + 10}H-20z`,
      canvas.fade(uw(col, 0.2, d), uw(col, -0.5, d * 0.6)),
    );
  };
  const uw = (c: string, l: number, d: number) => mix(tone.tint(c, l), tone.tint('#1583a6', 0), d);
  seabed(H * 0.8, 90, '#2f6f86', 0.7);
  const corals = ['#e8775c', '#f2a65a', '#d9678f', '#f6cf7a', '#8f6fb0', '#5fb3a0'];
  const coral = (x: number, y: number, s: number, d: number) => {
    const c = q.pick(corals);
    const k = q.pick(['fan', 'branch', 'brain', 'tube', 'branch', 'plate']);
    if (k === 'brain') {
      canvas.path(blob(q, x, y - s * 0.3, s * 0.6, s * 0.42, 9, 0.1), canvas.fade(uw(c, 0.4, d), uw(c, -0.5, d)));
      let m = '';
      for (let i = -2; i <= 2; i++)
        m += `M${xy(x + i * s * 0.2, y - s * 0.6 + Math.abs(i) * 6)}q${xy(s * 0.12, s * 0.2)} 0 ${short(s * 0.5)}`;
      canvas.line(m, uw(c, -0.5, d), 3, 'opacity=".5"');
    } else if (k === 'tube')
      for (let i = 0; i < 5; i++) {
        const tx = x + (i - 2) * s * 0.2;
        const h = s * q.between(0.5, 1.1);
        canvas.path(
          `M${xy(tx - s * 0.08, y)}l${xy(-s * 0.03, -h)}h${short(s * 0.22)}l${xy(-s * 0.03, h)}z`,
          canvas.fade(uw(c, 0.4, d), uw(c, -0.5, d)),
        );
        canvas.ellipse(tx, y - h, s * 0.11, s * 0.045, uw('#3a2440', -0.2, d));
      }
    else if (k === 'plate')
      for (let i = 0; i < 3; i++)
        canvas.path(
          `M${xy(x - s * (0.7 - i * 0.16), y - s * (0.2 + i * 0.22))}q${xy(s * (0.7 - i * 0.16), s * 0.2)} ${xy(s * (1.4 - i * 0.32), 0)}q${xy(-s * 0.4, -s * 0.12)} ${xy(-s * (1.4 - i * 0.32), 0)}z`,
          uw(c, 0.3 - i * 0.1, d),
        );
    else {
      const br = (bx: number, by: number, a: number, l: number, w: number, dep: number) => {
        const ex = bx + Math.cos(a) * l;
        const ey = by + Math.sin(a) * l;
        let m = `M${xy(bx, by)}L${xy(ex, ey)}`;
        if (dep)
          for (const da of k === 'fan' ? [-0.5, 0, 0.5] : [-0.42, 0.46])
            m += br(ex, ey, a + da + q.between(-0.15, 0.15), l * 0.72, w, dep - 1);
        return m;
      };
      canvas.line(
        br(x, y, -1.57, s * 0.4, 0, k === 'fan' ? 2 : 3),
        uw(c, 0.25, d),
        s * (k === 'fan' ? 0.07 : 0.085),
        'stroke-linecap="round" stroke-linejoin="round"',
      );
    }
  };
  for (let i = 0; i < 9; i++) coral(W * q.next(), H * q.between(0.76, 0.8), q.between(40, 70), 0.6);
  seabed(H * 0.93, 110, '#3d6a6a', 0.36);
  for (let i = 0; i < 12; i++) {
    const u = q.next();
    coral(W * u, H * (0.92 - Math.abs(u - 0.5) * 0.12), q.between(60, 110), 0.28);
  }
  const fish = (x: number, y: number, s: number, c: string, f: number) => {
    canvas.path(
      `M${xy(x - f * s, y)}Q${xy(x - f * s * 0.2, y - s * 0.62)} ${xy(x + f * s * 0.62, y)}l${xy(f * s * 0.44, -s * 0.34)}q${xy(-f * s * 0.14, s * 0.34)} 0 ${short(s * 0.68)}l${xy(-f * s * 0.44, -s * 0.34)}Q${xy(x - f * s * 0.2, y + s * 0.62)} ${xy(x - f * s, y)}z`,
      canvas.fade(tone.tint(c, 0.4), tone.tint(c, -0.35)),
    );
    canvas.line(
      `M${xy(x - f * s * 0.42, y - s * 0.3)}q${xy(f * s * 0.1, s * 0.3)} 0 ${short(s * 0.6)}M${xy(x, y - s * 0.3)}q${xy(f * s * 0.1, s * 0.3)} 0 ${short(s * 0.6)}`,
      tone.tint(CREAM, 0.3),
      s * 0.11,
      'opacity=".9"',
    );
  };
  let sch = '';
  const sx = W * q.between(0.3, 0.7);
  const sy = H * q.between(0.5, 0.58);
  const dir = q.sign();
  for (let i = 0; i < 34; i++) {
    const x = sx + q.between(-190, 190);
    const y = sy + q.between(-60, 60);
    const s = q.between(7, 13);
    sch += `M${xy(x - dir * s, y)}q${xy(dir * s, -s * 0.7)} ${xy(dir * s * 1.7, 0)}l${xy(dir * s * 0.5, -s * 0.4)}v${short(s * 0.8)}l${xy(-dir * s * 0.5, -s * 0.4)}q${xy(-dir * s * 0.7, s * 0.7)} ${xy(-dir * s * 1.7, 0)}z`;
  }
  canvas.path(sch, mix(tone.tint('#f6d98a', 0.3), '#2aa0b8', 0.15), 'opacity=".9"');
  for (let i = 0; i < 6; i++)
    fish(
      W * q.between(0.1, 0.9),
      H * q.between(0.56, 0.82),
      q.between(20, 38),
      q.pick(['#f08a3c', '#f4c042', '#3f6fc0', '#e8674c']),
      q.sign(),
    );
  const tx = W * q.pick([0.24, 0.74]);
  const ty = H * 0.58;
  canvas.raw(`<g transform="translate(${xy(tx, ty)})rotate(-14)scale(1.15)">`);
  canvas
    .path('M-30-30Q-90-80-120-60Q-80-30-44-10zM24 24Q10 70-24 84Q-14 50-4 26z', tone.tint('#6a8f5a', -0.2))
    .path(
      'M-76 4Q-60-46 6-42Q62-36 78 2Q52 36-6 36Q-60 36-76 4z',
      canvas.fade(tone.tint('#8a9a52', 0.4), tone.tint('#3f5a44', -0.3)),
    )
    .path('M76-6q40-20 54 0q-6 22-50 16z', tone.tint('#87a468', 0.2));
  canvas.line(
    'M-50-18l26 20 30-18 34 16M-24 2l-6 26M40-2l4 24M6-16l-4-24',
    tone.tint('#33452f', -0.2),
    3,
    'opacity=".6"',
  );
  canvas.raw('</g>');
  let bub = '';
  for (let i = 0; i < 26; i++) bub += `M${xy(W * q.next(), q.between(wl + 40, H * 0.9))}h.1`;
  canvas.line(bub, '#e8fffb', 6, 'stroke-linecap="round" opacity=".5"');
  for (let i = 0; i < 5; i++) {
    const u = [0.02, 0.12, 0.86, 0.95, 0.5][i]!;
    coral(W * u, H * 1.02, q.between(120, 190), 0.05);
  }
}
