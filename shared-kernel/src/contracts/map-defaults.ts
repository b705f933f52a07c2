/** How maps are shown and driven over (spec section 9); lengths in metres. */
export const MAP_DEFAULTS = { zoom: 15, circleRadius: 700, travelMode: 'driving' } as const;

/** What a map says of something that it cannot use (spec section 8). */
export const MAP_TEXTS = {
  noDetails: 'No details available for input',
  noShape: 'Shape is not exist',
  manyShapes: 'Multiple shape exist',
} as const;

/** From so many characters on places are proposed. */
export const MAP_KEYWORD_MIN = 3;
