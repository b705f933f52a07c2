/** Levels of hotels abroad. */
export const STARS_3 = { en: 'Comfort, 3 stars', id: 'Nyaman, bintang 3' } as const;
export const STARS_4 = { en: 'Superior, 4 stars', id: 'Superior, bintang 4' } as const;
export const STARS_5 = { en: 'Deluxe, 5 stars', id: 'Deluxe, bintang 5' } as const;

/** Where groups that fly from Jakarta meet. */
export const AIRPORT = 'Bandara Soekarno-Hatta, Terminal 3, Tangerang';
export const LOBBY = {
  en: 'Soekarno-Hatta Terminal 3, gate 2, at the tour flag',
  id: 'Soekarno-Hatta Terminal 3, pintu 2, di dekat bendera tur',
} as const;
export const AT_AIRPORT = [-6.1197, 106.6653] as const;
