import { VEHICLE_CLASSES, type VehicleClass } from '@wisata/kernel/contracts/transport-terms';

const PAINTS: Readonly<Record<string, string>> = {
  white: '#f4f6f8',
  silver: '#c3ccd6',
  grey: '#77838f',
  black: '#232c38',
  red: '#a83232',
  green: '#4d6a55',
  blue: '#2b5c96',
};

interface Shape {
  readonly body: string;
  readonly glass: string;
  /** Where both wheels stand. */
  readonly wheels: readonly [number, number];
}

const CAR_WHEELS = [88, 232] as const;
/** Seen from the side, in a frame of 320 by 160; the ground is at 128. */
const SHAPES: Readonly<Record<VehicleClass, Shape>> = {
  CITY: {
    body: 'M60 118v-26q2-8 14-10l26-24q8-8 22-8h62q16 0 26 10l22 22q24 4 28 14v22z',
    glass: 'M104 80l16-16q4-4 12-4h18v20zM160 60h26q8 0 14 6l16 14h-56z',
    wheels: [96, 226],
  },
  MPV: {
    body: 'M44 118V82q0-10 12-24 6-10 22-10h110q14 0 24 10l24 24q28 4 32 16v20z',
    glass: 'M62 80q4-12 10-18 4-4 12-4h34v22zM128 58h46v22h-46zM184 58h6q8 0 14 6l16 16h-36z',
    wheels: CAR_WHEELS,
  },
  PREMIUM: {
    body: 'M40 118V80q0-12 10-26 6-10 22-10h118q16 0 26 12l24 26q32 4 36 18v18z',
    glass: 'M58 78q4-14 10-20 4-4 12-4h36v24zM126 54h50v24h-50zM186 54h6q8 0 14 8l16 16h-36z',
    wheels: CAR_WHEELS,
  },
  SUV: {
    body: 'M42 116V84q0-8 10-26 4-10 20-10h112q14 0 22 10l20 24q36 4 42 16v18z',
    glass: 'M60 80l8-18q2-4 10-4h38v22zM126 58h48v22h-48zM184 58q8 0 12 6l14 16h-26z',
    wheels: CAR_WHEELS,
  },
  LUXURY: {
    body: 'M28 118V94q4-8 28-12l40-4 32-20q8-6 22-6h36q18 0 30 10l28 18q36 4 46 14v24z',
    glass: 'M112 80l24-16q6-4 14-4h10v20zM170 60h18q10 0 18 6l20 14h-56z',
    wheels: [84, 240],
  },
  MINIBUS: {
    body: 'M26 118V48q0-10 12-10h196q18 0 26 12l24 36q8 4 8 14v18z',
    glass: 'M40 52h44v26H40zM94 52h44v26H94zM148 52h44v26h-44zM202 52h26q8 0 12 6l14 20h-52z',
    wheels: [78, 244],
  },
  BUS: {
    body: 'M16 118V34q0-10 12-10h250q14 0 18 12l8 46v36z',
    glass:
      'M28 38h36v30H28zM70 38h36v30H70zM112 38h36v30h-36zM154 38h36v30h-36zM196 38h36v30h-36zM238 38h40q6 0 8 8l6 34h-54z',
    wheels: [72, 250],
  },
};

const wheel = (x: number) =>
  `<circle cx="${x}" cy="118" r="17" fill="#1b222c"/><circle cx="${x}" cy="118" r="8" fill="#cfd7e0"/>`;

/** A drawing of a class in a colour; undefined for a name that is neither. */
export function drawVehicle(file: string): string | undefined {
  const [, name = '', color = ''] = /^([a-z]+)-([a-z]+)\.svg$/.exec(file) ?? [];
  const className = VEHICLE_CLASSES.find((each) => each.toLowerCase() === name);
  const paint = PAINTS[color];
  if (!className || !paint) return undefined;
  const { body, glass, wheels } = SHAPES[className];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" width="320" height="200">',
    '<rect width="320" height="200" fill="#cfe3ee"/><path d="M0 96q70-26 150-12t170-8v52H0z" fill="#b9d3c8"/>',
    '<rect y="128" width="320" height="72" fill="#c9c4b6"/><path d="M10 168h44M84 168h44M158 168h44M232 168h44" stroke="#fff" stroke-width="4"/>',
    // Cards show the middle alone, upright or lying.
    '<g transform="translate(70 60) scale(.56)"><ellipse cx="160" cy="136" rx="128" ry="7" fill="#8d8a80" opacity=".5"/>',
    `<path d="${body}" fill="${paint}" stroke="#1b222c" stroke-opacity=".35" stroke-width="2"/>`,
    `<path d="${glass}" fill="#38506b"/>${wheels.map(wheel).join('')}</g>`,
    '</svg>',
  ].join('');
}
