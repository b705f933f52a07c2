import type { LatLngTuple } from 'leaflet';

/** A closed line of latitudes and longitudes; its last point joins its first. */
export type Ring = readonly LatLngTuple[];

interface LandPart {
  readonly scale: number;
  readonly rings: string;
}

/** Reads the packed outline of `LAND` as rings of latitude and longitude. */
export function decodeRings({ scale, rings }: LandPart): Ring[] {
  return rings.split(' ').map((packed) => {
    const ring: LatLngTuple[] = [];
    let at = 0;
    let x = 0;
    let y = 0;
    const next = () => {
      let value = 0;
      for (let shift = 0; ; shift += 5) {
        const bits = packed.charCodeAt(at++) - 63;
        value |= (bits & 31) << shift;
        if (bits < 32) return value & 1 ? -((value + 1) >> 1) : value >> 1;
      }
    };
    while (at < packed.length) {
      x += next();
      y += next();
      ring.push([y / scale, x / scale]);
    }
    return ring;
  });
}
