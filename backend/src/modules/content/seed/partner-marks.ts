/** A mark of 40 by 40, as an address that needs no file. */
function mark(ground: string, shape: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="9" fill="${ground}"/>${shape}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The sun over the sea, a lotus, the gable of an old house, a wing. */
export const PARTNER_MARKS = {
  sunrise: mark(
    '#b8400a',
    '<path d="M9 24a11 11 0 0 1 22 0Z" fill="#ffd9a8"/><path d="M6 28.5h28M11 33h18" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/>',
  ),
  lotus: mark(
    '#0f6b5c',
    '<path d="M20 8c5 6 5 14 0 21-5-7-5-15 0-21Z" fill="#fff"/><path d="M7 16c7 1 11 6 12 14C12 29 7 24 7 16Zm26 0c-7 1-11 6-12 14 7-1 12-6 12-14Z" fill="#bfe6da"/>',
  ),
  gable: mark(
    '#6a3d14',
    '<path d="M20 7 34 20h-5l-9-8-9 8H6Z" fill="#f4c56a"/><path d="M12 22h16v11h-5v-6h-6v6h-5Z" fill="#fff"/>',
  ),
  wing: mark(
    '#0b2447',
    '<path d="M6 27C16 27 26 21 34 9c0 14-8 22-20 22-3 0-6-1-8-4Z" fill="#fff"/><path d="M12 22c7-1 13-5 17-11" stroke="#f0974a" stroke-width="2.5" fill="none" stroke-linecap="round"/>',
  ),
} as const;
