/** Who books in fixtures, as calls and records write a contact. */
export const AYU_CONTACT = {
  title: 'MRS',
  first_name: 'Ayu',
  last_name: 'Lestari',
  email: 'ayu@mail.example',
  calling_code: '62',
  mobile_phone: '+6281234567890',
  home_phone: '',
} as const;

/** A part of what is paid for a trip. */
export const paid = (code: string, title: string, amount: number) => ({
  code,
  title,
  amount,
  currency: 'IDR' as const,
  foreign_amount: 0,
  foreign_currency: '',
});
