import type { InTwo } from '../../tour/index.ts';

interface Entrance extends InTwo {
  /** As it is signposted. */
  readonly gate: string;
}

const entrance = (gate: string, en: string, id: string): Entrance => ({ gate, en, id });

/** Where a ticket is read, by venue. */
export const ENTRANCES: Readonly<Record<string, Entrance>> = {
  'VEN-001': entrance('1', 'Gate 1, by the ticket hall on Jl. Badrawati', 'Gerbang 1, samping loket Jl. Badrawati'),
  'VEN-002': entrance('A', 'Gate A, opposite the ox-cart stop', 'Gerbang A, seberang pangkalan andong'),
  'VEN-003': entrance('1', 'Upper car park, at the foot of the stairs', 'Parkir atas, di kaki tangga'),
  'VEN-004': entrance(
    'T',
    'Underground entrance on Jl. Silang Merdeka Utara',
    'Pintu bawah tanah Jl. Silang Merdeka Utara',
  ),
  'VEN-005': entrance('K', 'Keben courtyard, wooden booth on the left', 'Halaman Keben, loket kayu sebelah kiri'),
  'VEN-006': entrance('B', 'Building B, doors to Jl. Pemuda', 'Gedung B, pintu menghadap Jl. Pemuda'),
  'VEN-007': entrance('1', 'The sea gate, across from the promenade', 'Gerbang laut, seberang anjungan'),
  'VEN-008': entrance(
    'A',
    'Elephant court, glass doors on the right',
    'Halaman patung gajah, pintu kaca sebelah kanan',
  ),
  'VEN-009': entrance(
    '1',
    'Shop front on Jl. Braga, beside the record café',
    'Muka toko Jl. Braga, sebelah kafe piringan hitam',
  ),
  'VEN-010': entrance('2', 'West plaza, turnstile 2', 'Plaza barat, pintu putar 2'),
  'VEN-011': entrance('A', 'Lobby of the park, level 1', 'Lobi taman, lantai 1'),
  'VEN-012': entrance('1', 'Wave arch, next to the towel desk', 'Gapura ombak, sebelah meja handuk'),
  'VEN-013': entrance('1', 'Garden entrance, wristband desk', 'Pintu kebun, meja gelang'),
  'VEN-014': entrance('F3', 'Third floor, in front of the lifts', 'Lantai tiga, depan lift'),
  'VEN-015': entrance('C', 'Lagoon walk, lane C for booked tickets', 'Jalan laguna, jalur C untuk tiket pesanan'),
  'VEN-016': entrance('56', 'Tower 3, lift lobby on level 1', 'Menara 3, lobi lift lantai 1'),
  'VEN-017': entrance('5', 'Fifth floor, skate desk', 'Lantai lima, meja sepatu luncur'),
  'VEN-018': entrance('L', 'North lobby, express lift', 'Lobi utara, lift ekspres'),
  'VEN-019': entrance('1', 'Whale arch, lane for booked times', 'Gapura paus, jalur jam pesanan'),
  'VEN-020': entrance('A', 'Basement 1, left of the globe', 'Basement 1, sebelah kiri bola dunia'),
  'VEN-021': entrance('V', 'Visitor centre, dome lane', 'Pusat pengunjung, jalur kubah'),
  'VEN-022': entrance('W', 'West entrance, next to the tram stop', 'Pintu barat, sebelah halte trem'),
  'VEN-023': entrance('1', 'Main gate by the market, Jl. Juanda', 'Pintu utama dekat pasar, Jl. Juanda'),
  'VEN-024': entrance('1', 'Car lane 1; bus riders meet at the tower', 'Jalur mobil 1; penumpang bus kumpul di menara'),
  'VEN-025': entrance('S', 'South entrance, at the banyan', 'Pintu selatan, di bawah beringin'),
  'VEN-026': entrance('1', 'Gate with the crocodile, Jl. Setail', 'Gerbang buaya, Jl. Setail'),
  'VEN-027': entrance('1', 'Pier entrance, under the sail', 'Pintu dermaga, di bawah layar'),
  'VEN-028': entrance('3', 'Gate 3, lawn side of the stage', 'Gerbang 3, sisi halaman panggung'),
  'VEN-029': entrance('2', 'Cliff path, second ticket booth', 'Jalur tebing, loket kedua'),
  'VEN-030': entrance('5', 'Gate 5, standing area', 'Gerbang 5, area berdiri'),
  'VEN-031': entrance('7', 'Hall 7, seats by number', 'Hall 7, kursi bernomor'),
  'VEN-032': entrance('10', 'Gate 10, concert side', 'Gerbang 10, sisi konser'),
  'VEN-033': entrance('E', 'East stand for families, gate E', 'Tribun timur keluarga, gerbang E'),
  'VEN-034': entrance('4', 'Gate 4, shuttle stop', 'Gerbang 4, halte bus'),
  'VEN-035': entrance('18', 'Gate 18, family zone', 'Gerbang 18, zona keluarga'),
  'VEN-036': entrance('1', 'Foyer on the garden side', 'Serambi sisi taman'),
};
