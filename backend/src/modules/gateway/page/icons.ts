import { createElement as h, type ReactElement } from 'react';

const line = (x1: number, y1: number, x2: number, y2: number) => h('line', { x1, y1, x2, y2 });
const box = (x: number, y: number, width: number, height: number) => h('rect', { x, y, width, height, rx: 2, ry: 2 });
const path = (d: string) => h('path', { d });

const DRAWINGS = {
  timer: [line(10, 2, 14, 2), line(12, 14, 15, 11), h('circle', { cx: 12, cy: 14, r: 8 })],
  lock: [box(3, 11, 18, 11), path('M7 11V7a5 5 0 0 1 10 0v4')],
  phone: [
    path(
      'M3 11h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-5Zm0 0a9 9 0 1 1 18 0m0 0v5a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2h3Z',
    ),
    path('M21 16v2a4 4 0 0 1-4 4h-5'),
  ],
  check: [path('M20 6 9 17l-5-5')],
  copy: [box(8, 8, 14, 14), path('M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2')],
  download: [path('M12 15V3'), path('M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4'), path('m7 10 5 5 5-5')],
  refresh: [
    path('M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8'),
    path('M21 3v5h-5'),
    path('M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16'),
    path('M8 16H3v5'),
  ],
  warning: [
    path('m21.7 18-8-14a2 2 0 0 0-3.5 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3'),
    path('M12 9v4'),
    path('M12 17h.01'),
  ],
  flask: [
    path(
      'M10 2v7.3a4 4 0 0 1-.6 2.1L4.2 19.6A1.6 1.6 0 0 0 5.6 22h12.8a1.6 1.6 0 0 0 1.4-2.4l-5.2-8.2a4 4 0 0 1-.6-2.1V2',
    ),
    path('M8.5 2h7'),
    path('M7 16h10'),
  ],
} as const;

export function icon(name: keyof typeof DRAWINGS): ReactElement {
  const look = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  return h('svg', { className: 'i', viewBox: '0 0 24 24', ...look, 'aria-hidden': true }, ...DRAWINGS[name]);
}

const petal = (cx: number, cy: number, turn: number, fill?: string) =>
  h('ellipse', { cx, cy, rx: 11.6, ry: 6.3, transform: `rotate(${turn} ${cx} ${cy})`, fill });

export const logo = h(
  'svg',
  { className: 'mark', viewBox: '0 0 40 40', 'aria-hidden': true },
  h(
    'g',
    { fill: '#fff' },
    petal(10.6, 10.6, 45),
    petal(29.4, 10.6, -45),
    petal(10.6, 29.4, -45),
    petal(29.4, 29.4, 45, '#f0974a'),
  ),
);
