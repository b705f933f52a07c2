import type { Canvas } from '../paint/canvas.ts';
import { AMBER, mix } from '../paint/colour.ts';
import { short, xy } from '../paint/path.ts';
import type { Tone } from '../paint/tone.ts';

interface CarShapeOptions {
  d?: number;
  flip?: number;
  van?: boolean;
}
export function carShape(
  canvas: Canvas,
  tone: Tone,
  x: number,
  b: number,
  s: number,
  col: string,
  { d = 0, flip = 1, van = false }: CarShapeOptions = {},
) {
  canvas.ellipse(x, b + s * 0.02, s * 1.1, s * 0.1, tone.shadow, 'opacity=".5"');
  canvas.raw(
    `<g transform="translate(${xy(x, b)})scale(${short(flip * s * 1)} ${short(s)})">`.replace(
      /scale\(([^ ]+) ([^)]+)\)/,
      `scale(${Math.round(flip * s * 100) / 100} ${Math.round(s * 100) / 100})`,
    ),
  );
  const body = van
    ? 'M-1-.2V-.82Q-1-.94-.88-.94H.5Q.66-.94.76-.74L.96-.5Q1.02-.46 1.02-.36V-.14H-1z'
    : 'M-1.02-.14V-.36Q-1-.46-.8-.48L-.56-.5-.3-.76Q-.24-.8-.12-.8H.22Q.36-.8.46-.7L.68-.5 .92-.44Q1.04-.4 1.04-.26V-.14z';
  canvas.raw(
    `<path d="${body}" fill="${canvas.linear([
      [0, tone.tint(col, 0.5, d)],
      [0.55, tone.tint(col, 0, d)],
      [1, tone.tint(col, -0.5, d)],
    ])}"/>`,
  );
  const glass = mix(tone.tint('#253b52', 0), tone.sky[2], 0.35);
  canvas.raw(
    `<path d="${van ? 'M-.86-.84h.42v.28h-.42zM-.38-.84h.4v.28h-.4zM.08-.84h.4q.1.02.16.12l.12.16h-.68z' : 'M-.44-.52l.2-.2q.04-.03.1-.03h.1v.23zM.02-.75h.18q.1 0 .17.06l.2.17h-.55z'}" fill="${glass}"/><path d="M-1-.34H1.02v.05H-1z" fill="${tone.tint(van ? AMBER : '#ffffff', 0.1, d)}" opacity="${van ? 0.9 : 0.3}"/>`,
  );
  for (const k of [-0.6, 0.62])
    canvas.raw(
      `<circle cx="${k}" cy="-.14" r=".18" fill="${tone.tint('#1c1f2b', -0.2)}"/><circle cx="${k}" cy="-.14" r=".09" fill="${tone.tint('#c9ced6', 0.1)}"/>`,
    );
  if (tone.dark) canvas.raw(`<circle cx="1" cy="-.3" r=".07" fill="#fff3cf"/>`);
  canvas.raw('</g>');
  if (tone.dark)
    canvas.path(
      `M${xy(x + flip * s, b - s * 0.34)}l${xy(flip * s * 2.6, s * 0.06)}v${short(s * 0.5)}z`,
      canvas.linear(
        [
          [0, tone.glow, 0.5],
          [1, tone.glow, 0],
        ],
        flip > 0 ? 0 : 1,
        0,
        flip > 0 ? 1 : 0,
        0,
      ),
    );
}
