/** A page that is measured. */
export interface Target {
  readonly name: string;
  readonly path: string;
  /** What the visitor came for; without it the page is only a frame. */
  readonly content: string;
  /** What the scripted press is on. */
  readonly press: string;
  readonly needsMember?: boolean;
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const STAY = `destinationKey=DPS&city=Bali&checkInDate=${inDays(40)}&checkOutDate=${inDays(42)}&countRoom=1&countGuest=2&countChild=0`;
const TRIP = `origin=CGK&destination=DPS&departDate=${inDays(45)}&ADT=1&CHD=0&INF=0&cabinClass=Economy`;
const RIDE = `origin=GMR&destination=SBI&departDate=${inDays(45)}&adult=1&infant=0`;

export const TARGETS: readonly Target[] = [
  { name: 'home', path: '/', content: 'main [role=combobox]', press: 'main [role=tab][aria-selected=false]' },
  {
    name: 'hotel list',
    path: `/hotel/list?${STAY}`,
    content: 'main article',
    press: 'main button[aria-pressed=false]',
  },
  {
    name: 'hotel detail',
    path: `/hotel/detail?hotelKey=HTL-DPS-001&${STAY}`,
    content: 'main h1',
    press: 'main button[aria-label^="Open picture"]',
  },
  {
    name: 'flight list',
    path: `/flight/list?${TRIP}`,
    content: 'main article',
    press: 'main [role=group] button[aria-pressed=false]',
  },
  {
    name: 'train list',
    path: `/train/list?${RIDE}`,
    content: 'main article',
    press: 'main [role=group] button[aria-pressed=false]',
  },
  {
    name: 'cart',
    path: '/cart',
    content: 'main article',
    press: 'main input[type=radio]:not(:checked)',
    needsMember: true,
  },
];

/** The named pages; all of them when none is named. */
export function chooseTargets(names: readonly string[]): readonly Target[] {
  const chosen = TARGETS.filter(({ name }) => names.length === 0 || names.includes(name));
  if (chosen.length === 0) throw new Error(`No page is called ${names.join(', ')}`);
  return chosen;
}
