import { addDays, addMonths, todayInJakarta } from '@wisata/kernel/dates';

/** A birth date that makes somebody `years` old on `date`. */
const bornBefore = (date: string, years: number) => addMonths(date, -12 * years);

/**
 * Eight people of one family and office: one with a single name, one who becomes an adult fare in twelve days, one
 * whose passport ran out, one without a birth date.
 */
export function listDemoPassengers(now: Date) {
  const today = todayInJakarta(now.getTime());
  const home = { calling_code: '62', country: 'ID' };
  return [
    {
      title: 'MRS',
      first_name: 'Ayu',
      last_name: 'Lestari',
      ...home,
      phone: '81234567890',
      email: 'member@wisata.test',
      birthdate: '1991-04-17',
      id_type: 1,
      id_number: '3171025704910003',
    },
    {
      title: 'MR',
      first_name: 'Raka',
      last_name: 'Prasetya',
      ...home,
      phone: '81298765432',
      email: 'raka.prasetya@example.com',
      birthdate: '1989-11-02',
      id_type: 3,
      id_number: 'C8421907',
      passport_expire: addMonths(today, 50),
    },
    {
      title: 'MSTR',
      first_name: 'Bima',
      last_name: 'Prasetya',
      ...home,
      birthdate: bornBefore(addDays(today, 12), 12),
      id_type: 1,
      id_number: '',
    },
    {
      title: 'MISS',
      first_name: 'Kirana',
      last_name: 'Prasetya',
      ...home,
      birthdate: bornBefore(addDays(today, -40), 5),
      id_type: 1,
      id_number: '',
    },
    {
      title: 'MR',
      first_name: 'Suharto',
      last_name: '',
      ...home,
      phone: '81122334455',
      birthdate: '1956-08-09',
      id_type: 1,
      id_number: '3404070908560001',
    },
    {
      title: 'MRS',
      first_name: 'Endang',
      last_name: 'Wulandari',
      ...home,
      birthdate: '1959-01-25',
      id_type: 3,
      id_number: 'B1187402',
      passport_expire: addMonths(today, -3),
    },
    {
      title: 'MR',
      first_name: 'Wei Jie',
      last_name: 'Tan',
      calling_code: '65',
      country: 'SG',
      phone: '81239876',
      email: 'weijie.tan@example.com',
      birthdate: '1987-06-30',
      id_type: 3,
      id_number: 'K2075518E',
      passport_expire: addMonths(today, 31),
    },
    { title: 'MS', first_name: 'Nadia', last_name: 'Kusuma', ...home, phone: '85711220033', id_type: 2, id_number: '' },
  ];
}
