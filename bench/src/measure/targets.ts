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
const SEAT = `departKey=T.36.${inDays(45).replaceAll('-', '')}.GMR.SBI.EKS`;
const TOUR = `uniqueId=TUR-001&date=${inDays(50)}&pax=A&pax=A`;
const RENTAL = `mode=self-drive&pickUp=airport%3ADPS&pickUpDate=${inDays(45)}&pickUpTime=10%3A00&dropOffDate=${inDays(48)}&dropOffTime=10%3A00&passengers=2&bags=2`;

const FILTER = 'main [role=group] button[aria-pressed=false]';
const FIELD = 'main form input';
const LARGE_PICTURE = 'main button[aria-label^="Open picture"]';

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
    press: LARGE_PICTURE,
  },
  {
    name: 'flight list',
    path: `/flight/list?${TRIP}`,
    content: 'main article',
    press: FILTER,
  },
  {
    name: 'train list',
    path: `/train/list?${RIDE}`,
    content: 'main article',
    press: FILTER,
  },
  { name: 'train checkout', path: `/train/checkout?${RIDE}&${SEAT}`, content: 'main h1', press: FIELD },
  { name: 'tour list', path: '/tour/list?location=JKT', content: 'main article', press: FILTER },
  { name: 'tour detail', path: `/tour/detail?${TOUR}`, content: 'main h1', press: LARGE_PICTURE },
  { name: 'tour checkout', path: `/tour/checkout?${TOUR}`, content: 'main h1', press: FIELD },
  { name: 'venue list', path: '/venue/list', content: 'main article', press: FILTER },
  { name: 'transport list', path: `/transport/list?${RENTAL}`, content: 'main article', press: FILTER },
  {
    name: 'transport checkout',
    path: `/transport/checkout?${RENTAL}&vehicle=DPS.avanza`,
    content: 'main h1',
    press: FIELD,
  },
  {
    name: 'product',
    path: `/product/surf-class-kuta?date=${inDays(50)}`,
    content: 'main h1',
    press: LARGE_PICTURE,
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
