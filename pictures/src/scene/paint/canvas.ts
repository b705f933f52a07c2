import { NAVY } from './colour.ts';
import type { Point } from './path.ts';
import { box, fine, poly, short, xy } from './path.ts';
import type { Tone } from './tone.ts';

export type Leanness = 0 | 1 | 2;

/** Offset 0..1, colour, and opacity when it is not 1. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

const SPRAY =
  '<feTurbulence x="0" y="0" width="360" height="360" type="fractalNoise" baseFrequency=".62" numOctaves="1" stitchTiles="stitch"/><feTile/>' +
  '<feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 3 0 0 0-1" result="m"/><feComposite in="SourceGraphic" in2="m" operator="in"/>';
const GRAIN =
  '<feTurbulence x="0" y="0" width="330" height="330" type="fractalNoise" baseFrequency=".78" numOctaves="1" seed="3" stitchTiles="stitch"/><feTile/>' +
  '<feColorMatrix values="1.8 0 0 0-.4 1.8 0 0 0-.4 1.8 0 0 0-.4 0 0 0 0 1"/>';
const filter = (id: string, body: string) =>
  `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">${body}</filter>`;

const two = (v: number) => Math.round(v * 100) / 100;
const more = (attributes: string) => attributes && ' ' + attributes;

/** Collects SVG back to front. Gradients and repeated drawings are written once and referred to. */
export class Canvas {
  readonly W: number;
  readonly H: number;
  /** 0 draws everything; 1 leaves out the foreground trimmings; 2 also most of the lit windows. */
  readonly lean: Leanness;
  readonly defs: string[] = [];
  #out: string[] = [];
  readonly #ids = new Map<string, string>();
  #count = 0;

  constructor(W: number, H: number, lean: Leanness = 0) {
    this.W = W;
    this.H = H;
    this.lean = lean;
  }

  id(): string {
    return 'i' + (this.#count++).toString(36);
  }

  def(key: string, make: (id: string) => string): string {
    const known = this.#ids.get(key);
    if (known) return known;
    const id = this.id();
    this.#ids.set(key, id);
    this.defs.push(make(id));
    return id;
  }

  #stops(list: readonly Stop[]): string {
    const opacity = (a?: number) => (a !== undefined && a < 1 ? ` stop-opacity="${fine(two(a))}"` : '');
    return list
      .map(([o, c, a]) => `<stop${o ? ` offset="${fine(two(o))}"` : ''} stop-color="${c}"${opacity(a)}/>`)
      .join('');
  }

  linear(list: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1, user = false): string {
    const [a, b, c, d] = [two(x1), two(y1), two(x2), two(y2)];
    const start = `${a ? `x1="${a}" ` : ''}${b ? `y1="${b}" ` : ''}`;
    const attributes = `${start}x2="${c}"${d ? ` y2="${d}"` : ''}${user ? ' gradientUnits="userSpaceOnUse"' : ''}`;
    const body = this.#stops(list);
    return `url(#${this.def(attributes + body, (id) => `<linearGradient id="${id}" ${attributes}>${body}</linearGradient>`)})`;
  }

  /** From one colour at the top to another at the bottom. */
  fade(top: string, bottom: string): string {
    return this.linear([
      [0, top],
      [1, bottom],
    ]);
  }

  /** From one colour at the left to another at the right. */
  across(left: string, right: string): string {
    return this.linear(
      [
        [0, left],
        [1, right],
      ],
      0,
      0,
      1,
      0,
    );
  }

  radial(list: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    const attributes = `cx="${cx}" cy="${cy}" r="${r}"`;
    const body = this.#stops(list);
    return `url(#${this.def(attributes + body, (id) => `<radialGradient id="${id}" ${attributes}>${body}</radialGradient>`)})`;
  }

  raw(svg: string): this {
    this.#out.push(svg);
    return this;
  }

  path(d: string, fill: string, attributes = ''): this {
    return this.raw(`<path d="${d}" fill="${fill}"${more(attributes)}/>`);
  }

  line(d: string, stroke: string, width: number, attributes = ''): this {
    return this.raw(
      `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${short(width)}"${more(attributes)}/>`,
    );
  }

  rect(x: number, y: number, w: number, h: number, fill: string, attributes = ''): this {
    if (!attributes && h > 0) return this.path(box(x, y, w, h), fill);
    const size = `width="${short(w)}" height="${short(h)}"`;
    return this.raw(`<rect x="${short(x)}" y="${short(y)}" ${size} fill="${fill}"${more(attributes)}/>`);
  }

  ellipse(x: number, y: number, rx: number, ry: number, fill: string, attributes = ''): this {
    const centre = `cx="${short(x)}" cy="${short(y)}"`;
    return this.raw(
      rx === ry
        ? `<circle ${centre} r="${short(rx)}" fill="${fill}"${more(attributes)}/>`
        : `<ellipse ${centre} rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${more(attributes)}/>`,
    );
  }

  poly(points: readonly Point[], fill: string, attributes = ''): this {
    return this.path(poly(points) + 'z', fill, attributes);
  }

  group(attributes: string, draw: () => void): this {
    this.raw(`<g ${attributes}>`);
    draw();
    return this.raw('</g>');
  }

  clip(d: string, draw: () => void): this {
    const id = this.id();
    this.defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    return this.group(`clip-path="url(#${id})"`, draw);
  }

  /** A drawing kept once in defs, placed with `use`. */
  stamp(key: string, draw: () => void): string {
    return this.def(key, (id) => {
      const kept = this.#out;
      this.#out = [];
      draw();
      const body = this.#out.join('');
      this.#out = kept;
      return `<g id="${id}">${body}</g>`;
    });
  }

  use(id: string, x: number, y: number, sx: number, sy = sx, degrees = 0): this {
    const scale = sx === sy ? fine(sx) : `${fine(sx)} ${fine(sy)}`;
    const turn = degrees ? `rotate(${Math.round(degrees)})` : '';
    return this.raw(`<use href="#${id}" transform="translate(${xy(x, y)})${turn}scale(${scale})"/>`);
  }

  /** Draws a group, then the same group upside down about y: a reflection. */
  mirror(y: number, opacity: number, draw: () => void): this {
    const id = this.id();
    this.raw(`<g id="${id}">`);
    draw();
    this.raw('</g>');
    return this.raw(`<use href="#${id}" transform="matrix(1 0 0-1 0 ${short(2 * y)})" opacity="${opacity}"/>`);
  }

  glow(x: number, y: number, r: number, colour: string, opacity = 0.6): this {
    const fade: Stop[] = [
      [0, colour, opacity],
      [0.35, colour, opacity * 0.38],
      [1, colour, 0],
    ];
    return this.ellipse(x, y, r, r, this.radial(fade));
  }

  /** Stippled shading: what is drawn inside becomes spray whose density follows its alpha. */
  spray(draw: () => void): this {
    return this.group(`filter="url(#${this.def('spray', (id) => filter(id, SPRAY))})"`, draw);
  }

  /** Closes the picture with vignette and grain. */
  svg(width: number, height: number, tone: Tone): string {
    const { W, H } = this;
    const edge: Stop[] = [
      [0.55, NAVY, 0],
      [1, NAVY, tone.dark ? 0.34 : 0.2],
    ];
    this.rect(0, 0, W, H, this.radial(edge, 0.5, 0.48, 0.78));
    this.defs.push(filter('gr', GRAIN));
    const grain = `filter="url(#gr)" opacity="${tone.dark ? 0.11 : 0.1}" style="mix-blend-mode:overlay"`;
    this.raw(`<rect width="${short(W)}" height="${short(H)}" ${grain}/>`);
    const head = `width="${width}" height="${height}" viewBox="0 0 ${short(W)} ${short(H)}" preserveAspectRatio="xMidYMid slice"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${head}><defs>${this.defs.join('')}</defs>${this.#out.join('')}</svg>`;
  }
}
