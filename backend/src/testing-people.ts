/** Who books trips in tests. */
export const TRIP_CONTACT = {
  title: 'MRS',
  first_name: 'Ayu',
  last_name: 'Lestari',
  email: 'ayu@example.com',
  calling_code: '62',
  mobile_phone: '0812 3456 7890',
};

/** Who books everything else. */
export const STAY_CONTACT = {
  title: 'Mrs',
  first_name: 'Ayu',
  last_name: 'Lestari',
  email: 'ayu@example.com',
  calling_code: '62',
  phone: '0812 3456 7890',
};

/** An adult with an identity card. */
export const AYU = {
  type: 'ADT',
  title: 'MRS',
  first_name: 'Ayu',
  last_name: 'Lestari',
  id_type: 1,
  id_number: '3171055704900001',
};

/** An infant by name. */
export const BIMA = { type: 'INF', first_name: 'Bima', last_name: 'Lestari' };

/** Who drives a car that is hired. */
export const DRIVER = {
  title: 'Mrs',
  first_name: 'Ayu',
  last_name: 'Lestari',
  birth_date: '1990-04-17',
  licence_number: '900417 210355',
  licence_since: '2012-05-02',
  licence_expires: '2028-05-02',
};

/** A car for three days in Bali, three weeks after the day of the tests; an ordinary Tuesday. */
export const HIRE = {
  mode: 'self-drive',
  pickUp: 'airport:DPS',
  pickUpDate: '2026-12-08',
  pickUpTime: '10:00',
  dropOffDate: '2026-12-11',
  dropOffTime: '10:00',
};
