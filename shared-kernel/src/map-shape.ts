/** A place in degrees, WGS 84. */
interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Corners that a shape has at most; more say nothing that can be seen on a map. */
export const MOST_CORNERS = 40;

/** True inside a shape: two corners are those of a rectangle, more go around an area. Fewer hold nothing. */
export function isInside(shape: readonly Place[], { latitude, longitude }: Place): boolean {
  const [first, second] = shape;
  if (!first || !second) return false;
  if (shape.length === 2) {
    const between = (value: number, a: number, b: number) => value >= Math.min(a, b) && value <= Math.max(a, b);
    return between(latitude, first.latitude, second.latitude) && between(longitude, first.longitude, second.longitude);
  }
  // A line from the place to the east crosses the edge of what it stands in an odd number of times.
  return shape.reduce((isIn, from, at) => {
    const to = shape[(at + 1) % shape.length] ?? first;
    if (from.latitude > latitude === to.latitude > latitude) return isIn;
    const share = (latitude - from.latitude) / (to.latitude - from.latitude);
    return longitude < from.longitude + share * (to.longitude - from.longitude) ? !isIn : isIn;
  }, false);
}
