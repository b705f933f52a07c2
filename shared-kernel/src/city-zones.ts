import { ZONES } from './zone-names.ts';

const WITA_CITIES =
  'bali denpasar kuta ubud sanur seminyak jimbaran canggu nusadua singaraja lombok mataram senggigi praya sumbawa bima ' +
  'labuanbajo komodo kupang maumere ende waingapu tambolaka ruteng makassar ujungpandang toraja tanatoraja palopo mamuju ' +
  'manado tomohon bunaken gorontalo palu luwuk kendari baubau wakatobi balikpapan samarinda berau derawan bontang ' +
  'tarakan tanjungselor nunukan malinau banjarmasin banjarbaru batulicin ' +
  'dps lop bmu swq lbj koe mof ene wgp tmc rtg upg mju mdc gto plw luw kdi bub wni bpn aap bej trk nnx bdj btw';
const WIT_CITIES =
  'jayapura sentani sorong rajaampat waisai manokwari timika mimika merauke biak nabire wamena fakfak kaimana ambon ' +
  'ternate tidore tual langgur saumlaki banda labuha djj soq mkw mkq tim bik nbx wmx amq tte luv';

const CITY_ZONES: ReadonlyMap<string, string> = new Map([
  ...WITA_CITIES.split(' ').map((city) => [city, ZONES.WITA] as const),
  ...WIT_CITIES.split(' ').map((city) => [city, ZONES.WIT] as const),
  ['singapore', ZONES.SGT],
  ['singapura', ZONES.SGT],
  ['sin', ZONES.SGT],
]);

/**
 * The IANA zone of an Indonesian city, airport code or Singapore, spelt in any case and spacing. Anything else gives
 * `Asia/Jakarta`, where most of the inventory is; a record with its own zone should be asked first.
 */
export function zoneForCity(city: string): string {
  return CITY_ZONES.get(city.toLowerCase().replace(/[^a-z]/g, '')) ?? ZONES.WIB;
}
