import type { BackendContext } from '../../app/context.ts';
import { hashPassword } from './password.ts';
import { insertUser, type NewUser } from './user.repository.ts';

export const DEMO_PASSWORD = 'wisata-demo-2026';

type DemoUser = Omit<NewUser, 'passwordHash'>;

const NAMED: DemoUser[] = [
  {
    email: 'member@wisata.test',
    firstName: 'Ayu',
    lastName: 'Lestari',
    phone: '+62 812 3456 7890',
    gender: 'female',
    address: 'Jl. Kebon Sirih 17, Jakarta Pusat',
  },
  {
    email: 'admin@wisata.test',
    firstName: 'Bima',
    lastName: 'Santoso',
    phone: '+62 811 2000 100',
    gender: 'male',
    address: 'Jl. Medan Merdeka Selatan 8, Jakarta',
    role: 'admin',
  },
  {
    email: 'agent@wisata.test',
    firstName: 'Citra',
    lastName: 'Wijaya',
    phone: '+62 813 7700 4411',
    gender: 'female',
    address: 'Jl. Sunset Road 88, Kuta',
    role: 'agent',
  },
  {
    email: 'member2@wisata.test',
    firstName: 'Daniel',
    lastName: 'Tan',
    phone: '+65 8123 4567',
    gender: 'male',
    address: '21 Tiong Bahru Road, Singapore',
  },
  {
    email: 'orders@wisata.test',
    firstName: 'Gita',
    lastName: 'Permata',
    phone: '+62 815 6000 7711',
    gender: 'female',
    address: 'Jl. Sudirman 71, Palembang',
  },
  {
    email: 'trip@wisata.test',
    firstName: 'Rahmawati',
    lastName: 'Kusuma',
    phone: '+62 812 9000 4410',
    gender: 'female',
    address: 'Jl. Cikini Raya 40, Jakarta Pusat',
  },
  { email: 'empty@wisata.test', firstName: 'Eka', lastName: 'Putri', phone: '+62 856 1122 3344', gender: 'female' },
  {
    email: 'blocked@wisata.test',
    firstName: 'Fajar',
    lastName: 'Nugroho',
    phone: '+62 857 9000 1200',
    gender: 'male',
    status: 'blokir',
  },
  {
    email: 'support@wisata.test',
    firstName: 'Sari',
    lastName: 'Wulandari',
    phone: '+62 811 2000 110',
    gender: 'female',
    role: 'support',
  },
  {
    email: 'content@wisata.test',
    firstName: 'Hendra',
    lastName: 'Gunadi',
    phone: '+62 811 2000 120',
    gender: 'male',
    role: 'content',
  },
  {
    email: 'finance@wisata.test',
    firstName: 'Lina',
    lastName: 'Hartono',
    phone: '+62 811 2000 130',
    gender: 'female',
    role: 'finance',
  },
];

const FIRST_NAMES: [string, string][] = [
  ['Adi', 'male'],
  ['Anisa', 'female'],
  ['Bagus', 'male'],
  ['Bunga', 'female'],
  ['Dewi', 'female'],
  ['Dimas', 'male'],
  ['Fitri', 'female'],
  ['Gilang', 'male'],
  ['Hana', 'female'],
  ['Indra', 'male'],
  ['Intan', 'female'],
  ['Joko', 'male'],
  ['Kartika', 'female'],
  ['Lukman', 'male'],
  ['Maya', 'female'],
  ['Nadia', 'female'],
  ['Oscar', 'male'],
  ['Putu', 'male'],
  ['Ratna', 'female'],
  ['Rizky', 'male'],
  ['Sari', 'female'],
  ['Surya', 'male'],
  ['Tirta', 'male'],
  ['Wulan', 'female'],
  ['Yusuf', 'male'],
];
const LAST_NAMES = [
  'Pratama',
  'Siregar',
  'Hidayat',
  'Kusuma',
  'Simanjuntak',
  'Wibowo',
  'Halim',
  'Saputra',
  'Maharani',
  'Gunawan',
  'Setiawan',
];
const STREETS = [
  'Jl. Dago 112, Bandung',
  'Jl. Darmo 45, Surabaya',
  'Jl. Malioboro 60, Yogyakarta',
  'Jl. Penghibur 9, Makassar',
  'Jl. Diponegoro 23, Medan',
];
const MEMBER_COUNT = 35;
const DAY_MS = 86_400_000;

function listMembers(): DemoUser[] {
  return Array.from({ length: MEMBER_COUNT }, (_, index) => {
    const [firstName, gender] = FIRST_NAMES[index % FIRST_NAMES.length]!;
    const lastName = LAST_NAMES[(index * 7) % LAST_NAMES.length]!;
    return {
      email: `${firstName}.${lastName}${index + 1}@example.com`.toLowerCase(),
      firstName,
      lastName,
      gender,
      phone: `+62 81${2 + (index % 7)} ${String(4100 + index * 37)} ${String(1200 + index * 91).padStart(4, '0')}`,
      address: STREETS[index % STREETS.length]!,
    };
  });
}

/** The named accounts are old enough for orders of long ago; the others came one by one since. */
function listEverybody(nowMs: number): { user: DemoUser; createdAt: Date }[] {
  const daysAgo = (days: number) => new Date(nowMs - days * DAY_MS);
  return [
    ...NAMED.map((user, index) => ({ user, createdAt: daysAgo(400 - index * 11) })),
    ...listMembers().map((user, index) => ({ user, createdAt: daysAgo((index + 1) * 6) })),
  ];
}

/** The sign-ins of the demo and a member list long enough for pages. */
export async function seedDemoUsers({ config, db, clock }: BackendContext): Promise<void> {
  if (!config.demoData) return;
  const emails = NAMED.map(({ email }) => email);
  const known = await db.selectFrom('users').select('email').where('email', 'in', emails).execute();
  if (known.length === emails.length) return;
  // One hash for all: the password is public and hashing is slow on purpose.
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await db.transaction().execute(async (trx) => {
    for (const { user, createdAt } of listEverybody(clock.now().getTime())) {
      await insertUser(trx, { ...user, passwordHash, emailVerifiedAt: createdAt }, createdAt);
    }
  });
}
