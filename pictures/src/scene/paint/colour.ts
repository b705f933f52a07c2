/** Red, green and blue, or L, a and b: three numbers in one colour space. */
export type Triple = readonly [number, number, number];

/** The shade and the glow of every hour are the brand's two colours. */
export const NAVY = '#0c1f45';
export const AMBER = '#f4a93c';

export const lerp = (a: number, b: number, t: number) => a + (b - a) * t;
export const mapTriple = (v: Triple, f: (value: number, index: 0 | 1 | 2) => number): Triple => [
  f(v[0], 0),
  f(v[1], 1),
  f(v[2], 2),
];
export const mixTriple = (a: Triple, b: Triple, t: number): Triple => mapTriple(a, (v, i) => lerp(v, b[i], t));

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toSrgb = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);
const hexByte = (channel: number) =>
  Math.round(255 * channel)
    .toString(16)
    .padStart(2, '0');

/** The three bytes of a six-digit hex colour as 0..1. */
export function hexChannels(hex: string): Triple {
  const at = (i: number) => parseInt(hex.slice(i, i + 2), 16) / 255;
  return [at(1), at(3), at(5)];
}
export const channelsHex = (channels: Triple) => '#' + channels.map(hexByte).join('');

export const hexLinear = (hex: string): Triple => mapTriple(hexChannels(hex), toLinear);
export const linearHex = (linear: Triple) => channelsHex(mapTriple(linear, (c) => toSrgb(Math.min(1, Math.max(0, c)))));

/** OKLab: mixing toward haze here keeps the hue where linear light would turn it grey. */
export function linearLab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b);
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b);
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ];
}
export function labLinear([L, a, b]: Triple): Triple {
  const l = (L + 0.3963 * a + 0.2158 * b) ** 3;
  const m = (L - 0.1056 * a - 0.0639 * b) ** 3;
  const s = (L - 0.0895 * a - 1.2915 * b) ** 3;
  return [
    4.0767 * l - 3.3077 * m + 0.231 * s,
    -1.2684 * l + 2.6098 * m - 0.3413 * s,
    -0.0042 * l - 0.7034 * m + 1.7076 * s,
  ];
}

export const mix = (a: string, b: string, t: number) =>
  linearHex(labLinear(mixTriple(linearLab(hexLinear(a)), linearLab(hexLinear(b)), t)));
