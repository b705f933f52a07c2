import { useId, type ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';
import styles from './kawung.module.css';

/** Half diagonal of a tile whose side is 1, which is also the length a petal spans. */
const DIAGONAL = Math.SQRT2 / 4;
const PETALS = [
  { x: 0.25, y: 0.25, turn: 45 },
  { x: 0.75, y: 0.25, turn: -45 },
  { x: 0.25, y: 0.75, turn: -45 },
  { x: 0.75, y: 0.75, turn: 45 },
] as const;
const DIAMONDS = [
  [0, 0.5],
  [1, 0.5],
  [0.5, 0],
  [0.5, 1],
] as const;

function round(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

function ellipse(x: number, y: number, alongRadius: number, acrossRadius: number, turn: number): string {
  const [dx, dy] = [alongRadius * Math.cos((turn * Math.PI) / 180), alongRadius * Math.sin((turn * Math.PI) / 180)];
  const arc = (toX: number, toY: number) =>
    `A${round(alongRadius)} ${round(acrossRadius)} ${turn} 1 0 ${round(toX)} ${round(toY)}`;
  return `M${round(x - dx)} ${round(y - dy)}${arc(x + dx, y + dy)}${arc(x - dx, y - dy)}z`;
}

type Radii = readonly [along: number, across: number];

/** Lines of one tile in a square of the given side: each petal's outlines, its two seeds, and the diamonds between petals. */
function linesOfTile(side: number, outlines: readonly Radii[], seed: Radii): string {
  const petals = PETALS.flatMap(({ x, y, turn }) => {
    const [cx, cy] = [x * side, y * side];
    const [dx, dy] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const away = (outlines[0]?.[0] ?? 0) * 0.39;
    return [
      ...outlines.map(([along, across]) => ellipse(cx, cy, along, across, turn)),
      ...[-away, away].map((to) => ellipse(cx + dx * to, cy + dy * to, ...seed, turn)),
    ];
  });
  const half = side * 0.05;
  const diamonds = DIAMONDS.map(([x, y]) => {
    const [cx, cy] = [round(x * side), round(y * side)];
    return `M${round(x * side - half)} ${cy}L${cx} ${round(y * side - half)}L${round(x * side + half)} ${cy}L${cx} ${round(y * side + half)}z`;
  });
  return [...petals, ...diamonds].join('');
}

/** Petals of `columns` x `rows` tiles as fractions of the box around them, for a clip path that scales with its element. */
function windowPath(columns: number, rows: number): string {
  const tiles = [...Array(columns * rows).keys()].map((index) => ({
    left: index % columns,
    top: Math.floor(index / columns),
  }));
  const scaled = (value: number, count: number) => round(value / count);
  return tiles
    .flatMap(({ left, top }) =>
      PETALS.map(({ x, y, turn }) => {
        const along = DIAGONAL * 0.866;
        const [dx, dy] = [along * Math.cos((turn * Math.PI) / 180), along * Math.sin((turn * Math.PI) / 180)];
        const [cx, cy] = [left + x, top + y];
        const to = (px: number, py: number) => `${scaled(px, columns)} ${scaled(py, rows)}`;
        const radii = `${scaled(along, columns)} ${scaled(along * 0.57, rows)} ${turn}`;
        return `M${to(cx - dx, cy - dy)}A${radii} 1 0 ${to(cx + dx, cy + dy)}A${radii} 1 0 ${to(cx - dx, cy - dy)}z`;
      }),
    )
    .join('');
}

const TILE = 112;
const LINES = linesOfTile(
  TILE,
  [
    [35.6, 18.5],
    [30.6, 13.5],
  ],
  [12.1, 3.7],
);
const HERO_LINES = linesOfTile(
  300,
  [
    [98.6, 58.4],
    [103.6, 63.4],
    [89.6, 49.4],
  ],
  [30, 10.7],
);
const HERO_WINDOW = windowPath(2, 2);

/** Engraved lines over the whole of a positioned parent; `brand` ink for navy ground. Content above it needs `position: relative`. */
export function KawungLines({ ink = 'plain' }: { ink?: 'plain' | 'brand' }) {
  const id = useId();
  return (
    <svg className={classNames(styles.lines, ink === 'brand' && styles.onBrand)} aria-hidden focusable={false}>
      <defs>
        <pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
          <path d={LINES} fill="none" stroke="currentColor" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

/** A quiet strip of the motif, for the head of an empty state. */
export function KawungBand({ size = 'm' }: { size?: 's' | 'm' }) {
  return (
    <div className={classNames(styles.band, size === 's' && styles.bandSmall)}>
      <KawungLines />
    </div>
  );
}

/**
 * The hero's picture seen through petals, with engraved lines fading out towards the text. Lies at the end of a positioned
 * navy parent; give it one `<img>` or `<picture>` and put the text after it with `position: relative`.
 */
export function KawungWindow({ children }: { children: ReactNode }) {
  const id = useId();
  const [lines, windows] = [`${id}-lines`, `${id}-windows`];
  return (
    <div className={styles.clip}>
      <div className={styles.art}>
        <svg className={styles.artLines} viewBox="0 0 900 900" aria-hidden focusable={false}>
          <defs>
            <pattern id={lines} width="300" height="300" patternUnits="userSpaceOnUse">
              <path d={HERO_LINES} fill="none" stroke="currentColor" strokeWidth="1" />
              {DIAMONDS.map(([x, y]) => (
                <circle key={`${x} ${y}`} cx={x * 300} cy={y * 300} r="2.4" fill="var(--brand-mark)" />
              ))}
            </pattern>
            <clipPath id={windows} clipPathUnits="objectBoundingBox">
              <path d={HERO_WINDOW} />
            </clipPath>
          </defs>
          <rect width="900" height="900" fill={`url(#${lines})`} />
        </svg>
        <div className={styles.window} style={{ clipPath: `url(#${windows})` }}>
          {children}
        </div>
      </div>
    </div>
  );
}
