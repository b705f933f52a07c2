import { volcano } from '../nature/mountains.ts';
import { sky } from '../nature/sky.ts';
import type { Canvas } from '../paint/canvas.ts';
import { AMBER, mix } from '../paint/colour.ts';
import { blob, short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

export function airplane(canvas: Canvas, tone: Tone, rng: Rng) {
  const { W, H } = canvas;
  const wing = rng.chance(0.4);
  const hz = wing ? rng.between(0.46, 0.54) : rng.between(0.6, 0.68);
  const y = hz * H;
  sky(canvas, tone, rng.fork('sky'), { hz, sunX: rng.pick([0.26, 0.72]), cloud: 'wisps' });
  const up = mix(tone.sky[3], '#ffffff', tone.dark ? 0.1 : 0.6);
  const low = mix(tone.sky[1], tone.sky[2], 0.35);
  if (rng.chance(0.6))
    volcano(canvas, tone, rng.fork('v'), {
      x: W * rng.between(0.2, 0.8),
      y: y + 20,
      h: rng.between(70, 130),
      w: 360,
      d: 0.5,
      col: '#57678c',
      crater: 0.08,
    });
  for (let L = 0; L < 6; L++) {
    const t = L / 5;
    const q = rng.fork('c' + L);
    const yy = y + 6 + t ** 1.4 * (H - y);
    canvas.rect(0, yy, W, H, canvas.fade(mix(up, low, 0.3 + t * 0.2), mix(up, low, 0.8)));
    for (let i = 0; i < 5 - L * 0.5; i++) {
      const cw = q.between(150, 300) * (0.6 + t * 1.5);
      const cxx = W * ((i + q.between(0, 1)) / (5 - L * 0.5));
      const hh = cw * q.between(0.14, 0.22);
      let d0 = '';
      for (let k = 0; k < 6; k++) {
        const u = (k + 0.5) / 6;
        d0 += blob(
          q,
          cxx + (u - 0.5) * cw,
          yy + 26 + t * 20 - Math.sin(Math.PI * u) * hh * q.between(0.6, 1.2),
          cw * q.between(0.13, 0.2),
          hh * q.between(0.7, 1.1),
          8,
          0.08,
        );
      }
      canvas.path(
        d0,
        canvas.linear([
          [0, up],
          [0.6, mix(up, low, 0.35)],
          [1, mix(up, low, 0.5), 0],
        ]),
      );
      canvas.glow(cxx - cw * 0.12, yy - hh * 0.3, cw * 0.24, tone.sun, 0.3);
    }
  }
  if (wing) {
    const c = rng.pick([AMBER, '#24507f', '#c4603c']);
    const tx = W * 0.76;
    const ty = y + 26;
    canvas.path(
      `M-20 ${short(H * 0.78)}L${xy(tx, ty)}q${xy(26, -10)} ${xy(30, -74)}l20-2q6 50-10 92L${xy(W * 0.6, H * 0.78)}L${xy(W * 0.5, H + 10)}H-20z`,
      canvas.linear(
        [
          [0, tone.tint('#f4f5f6', 0.5)],
          [0.5, tone.tint('#cfd5de', 0.1)],
          [1, tone.tint('#8e99ad', -0.3)],
        ],
        0.6,
        0.1,
        0.5,
        1,
      ),
    );
    canvas
      .path(`M${xy(tx + 30, ty - 74)}l20-2q6 50-10 92l-24 14q16-40 14-104z`, tone.tint(c, 0.25))
      .path(
        `M-20 ${short(H * 0.78)}L${xy(tx, ty)}l-14 16L-20 ${short(H * 0.84)}z`,
        tone.tint('#ffffff', 0.5),
        'opacity=".75"',
      );
    canvas.path(
      `M${xy(W * 0.6, H * 0.78)}L${xy(W * 0.74, ty + 42)}l-34-6L${xy(W * 0.49, H * 0.8)}zM${xy(W * 0.48, H * 0.81)}l${xy(W * 0.1, 8)}L${xy(W * 0.5, H)}l${xy(-W * 0.12, -20)}z`,
      tone.tint('#9aa5b8', -0.1),
      'opacity=".5"',
    );
    canvas.line(
      `M0 ${short(H * 0.88)}L${xy(tx - 30, ty + 40)}M${xy(W * 0.1, H)}L${xy(W * 0.6, H * 0.66)}M${xy(W * 0.24, H * 0.72)}l40 60M${xy(W * 0.46, H * 0.63)}l26 44`,
      tone.tint('#66728a', -0.2),
      2,
      'opacity=".45"',
    );
    const m = W * 0.13;
    canvas.raw(
      `<path d="M0 0H${short(W)}V${H}H0zM${short(m + 150)} 46Q${short(m)} 46 ${short(m)} 220V580Q${short(m)} 754 ${short(m + 150)} 754H${short(W - m - 150)}Q${short(W - m)} 754 ${short(W - m)} 580V220Q${short(W - m)} 46 ${short(W - m - 150)} 46z" fill="${canvas.fade(tone.tint('#e6dfd4', 0.1), tone.tint('#b3a99c', -0.3))}" fill-rule="evenodd"/>`,
    );
    canvas
      .line(
        `M${short(m + 150)} 46Q${short(m)} 46 ${short(m)} 220V580Q${short(m)} 754 ${short(m + 150)} 754H${short(W - m - 150)}Q${short(W - m)} 754 ${short(W - m)} 580V220Q${short(W - m)} 46 ${short(W - m - 150)} 46z`,
        tone.tint('#8d8478', -0.3),
        22,
      )
      .line(
        `M${short(m + 150)} 34Q${short(m - 14)} 34 ${short(m - 14)} 220V580Q${short(m - 14)} 768 ${short(m + 150)} 768H${short(W - m - 150)}Q${short(W - m + 14)} 768 ${short(W - m + 14)} 580V220Q${short(W - m + 14)} 34 ${short(W - m - 150)} 34z`,
        tone.tint('#fbf6ec', 0.3),
        7,
      );
  } else {
    const px = W * rng.pick([0.4, 0.58]);
    const py = H * rng.between(0.3, 0.4);
    const s = rng.between(1.5, 1.9);
    const liv = rng.pick(['#1d3a6b', '#24507f', '#b5482f']);
    canvas.raw(`<g transform="translate(${xy(px, py)})rotate(${Math.round(rng.between(-9, -4))})scale(${short(s)})">`);
    canvas.path('M30-6L-34-74h20L84-8z', tone.tint('#b9c2d0', -0.3));
    canvas.path(
      'M-170-6Q-150-22-60-22H130Q178-20 190 0Q178 18 120 20H-40Q-120 20-176 0z',
      canvas.linear([
        [0, tone.tint('#ffffff', 0.4)],
        [0.55, tone.tint('#eef0f2', 0.1)],
        [1, tone.tint('#8f9db5', -0.3)],
      ]),
    );
    canvas
      .path('M-170-8L-208-72h32l52 52z', tone.tint(liv, 0.15))
      .path('M-176-2l-44-20h20l50 14z', tone.tint(liv, -0.3));
    canvas.path('M-176 0Q-60 10 120 8Q160 8 186 4Q174 18 120 20H-40Q-120 20-176 0z', tone.tint(liv, 0), 'opacity=".9"');
    canvas.line('M-100-8H140', tone.dark ? tone.glow : tone.tint('#2c4058', -0.1), 6, 'stroke-dasharray="5 5.4"');
    canvas.path('M158-14q18 2 26 10h-26z', tone.tint('#1d2c40', 0));
    canvas.path('M50 8L-60 84h26L108 10z', canvas.fade(tone.tint('#f2f4f6', 0.3), tone.tint('#9aa7bc', -0.2)));
    canvas.path('M14 34q34-8 48 2q2 16-10 20H8z', canvas.fade(tone.tint('#eceff2', 0.2), tone.tint('#55627a', -0.4)));
    canvas.ellipse(58, 44, 5, 10, tone.tint('#2b3448', -0.3));
    canvas.raw('</g>');
    canvas.path(
      `M${xy(px - 340 * s * 0.62, py + 34)}q${xy(-220, 30)} ${xy(-500, 66)}q${xy(260, -60)} ${xy(490, -74)}z`,
      '#fff',
      'opacity=".28"',
    );
  }
}
