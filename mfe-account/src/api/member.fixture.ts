import type { PassengerAnswer } from '@wisata/kernel/contracts/passenger';
import type { UserAnswer } from '@wisata/kernel/contracts/user';

const SAVED_AT = { created_at: '2026-10-02T02:00:00.000Z', updated_at: '2026-10-02T02:00:00.000Z' };

/** Somebody whose data is all there. */
export const SITI: PassengerAnswer = {
  id: 'p-siti',
  title: 'MRS',
  first_name: 'Siti',
  last_name: 'Putri',
  calling_code: '62',
  country: 'ID',
  phone: '81234567890',
  email: 'siti@wisata.test',
  birthdate: '1988-01-31',
  id_type: 1,
  id_number: '3171017101880003',
  passport_expire: null,
  is_complete: true,
  ...SAVED_AT,
};

/** One name, and no birth date yet. */
export const SUHARTO: PassengerAnswer = {
  id: 'p-suharto',
  title: 'MR',
  first_name: 'Suharto',
  last_name: 'Suharto',
  calling_code: '',
  country: '',
  phone: '',
  email: '',
  birthdate: null,
  id_type: 3,
  id_number: '',
  passport_expire: null,
  is_complete: false,
  ...SAVED_AT,
};

export const PROFILE = {
  email_verified: true,
  scope: ['member'],
  updated_at: '2025-03-01T02:00:00.000Z',
  id: 'c0ffee00-0000-4000-8000-000000000001',
  first_name: 'Ayu',
  last_name: 'Lestari',
  email: 'ayu@wisata.test',
  phone: '+62 812 3456 7890',
  status: 'aktif',
  role: 'member',
  gender: 'female',
  address: 'Jl. Kebon Sirih 17, Jakarta Pusat',
  created_at: '2025-03-01T02:00:00.000Z',
} satisfies UserAnswer;

/** A page of a list as the API gives it. */
export function pageWith<T>(items: readonly T[], more: object = {}) {
  return { data: items, current_page: 1, per_page: 10, total: items.length, ...more };
}
