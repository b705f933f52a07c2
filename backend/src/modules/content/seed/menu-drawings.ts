/** Lines on a grid of 24, from Lucide (ISC licence), as an address that needs no file; the site draws them in the colour of the words. */
function drawing(lines: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'>${lines}</svg>`;
  return `data:image/svg+xml,${svg.replace(/[<>]/g, encodeURIComponent)}`;
}

export const MENU_DRAWINGS = {
  house: drawing(
    "<path d='M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8'/><path d='M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z'/>",
  ),
  compass: drawing(
    "<circle cx='12' cy='12' r='10'/><path d='m16.24 7.76-1.804 5.411a2 2 0 0 1-1.265 1.265L7.76 16.24l1.804-5.411a2 2 0 0 1 1.265-1.265z'/>",
  ),
  ticket: drawing(
    "<path d='M2 9a3 3 0 1 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 1 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2Z'/><path d='M9 9h.01'/><path d='m15 9-6 6'/><path d='M15 15h.01'/>",
  ),
  lifebuoy: drawing(
    "<circle cx='12' cy='12' r='10'/><path d='m4.93 4.93 4.24 4.24'/><path d='m14.83 9.17 4.24-4.24'/><path d='m14.83 14.83 4.24 4.24'/><path d='m9.17 14.83-4.24 4.24'/><circle cx='12' cy='12' r='4'/>",
  ),
  search: drawing("<path d='m21 21-4.34-4.34'/><circle cx='11' cy='11' r='8'/>"),
  bag: drawing(
    "<path d='M16 10a4 4 0 0 1-8 0'/><path d='M3.103 6.034h17.794'/><path d='M3.4 5.467a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.667a2 2 0 0 0-.4-1.2l-2-2.667A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z'/>",
  ),
  building: drawing(
    "<path d='M12 10h.01'/><path d='M12 14h.01'/><path d='M12 6h.01'/><path d='M16 10h.01'/><path d='M16 14h.01'/><path d='M16 6h.01'/><path d='M8 10h.01'/><path d='M8 14h.01'/><path d='M8 6h.01'/><path d='M9 22v-3a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v3'/><rect x='4' y='2' width='16' height='20' rx='2'/>",
  ),
  info: drawing("<circle cx='12' cy='12' r='10'/><path d='M12 16v-4'/><path d='M12 8h.01'/>"),
  dashboard: drawing(
    "<rect width='7' height='9' x='3' y='3' rx='1'/><rect width='7' height='5' x='14' y='3' rx='1'/><rect width='7' height='9' x='14' y='12' rx='1'/><rect width='7' height='5' x='3' y='16' rx='1'/>",
  ),
  list: drawing(
    "<rect width='8' height='4' x='8' y='2' rx='1' ry='1'/><path d='M16 4h2a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h2'/><path d='M12 11h4'/><path d='M12 16h4'/><path d='M8 11h.01'/><path d='M8 16h.01'/>",
  ),
  people: drawing(
    "<path d='M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2'/><path d='M16 3.128a4 4 0 0 1 0 7.744'/><path d='M22 21v-2a4 4 0 0 0-3-3.87'/><circle cx='9' cy='7' r='4'/>",
  ),
} as const;
