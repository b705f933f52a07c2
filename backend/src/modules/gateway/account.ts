import { createHash } from 'node:crypto';
import type { ChargeMethod } from './tables.ts';

/** Company codes that a real bank would give; these are made up. */
const VA_PREFIX: Readonly<Record<string, string>> = {
  BCAVA: '39010',
  MANDIRIVA: '88908',
  BNIVA: '98810',
  BRIVA: '77770',
  PERMATAVA: '85280',
  CIMBVA: '51490',
  BSIVA: '90060',
  DANAMONVA: '79160',
};

function digitsOf(text: string, count: number): string {
  const hash = createHash('sha256').update(text).digest();
  return Array.from({ length: count }, (_, index) => hash[index]! % 10).join('');
}

function field(id: string, value: string): string {
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** Merchant-presented QR in the EMVCo layout that QRIS uses, with a merchant that exists nowhere. */
export function qrText(number: string, amount: number): string {
  const body =
    field('00', '01') +
    field('01', '12') +
    field('26', field('00', 'TEST.WISATA.WWW') + field('01', '936000000000000000')) +
    field('52', '4722') +
    field('53', '360') +
    field('54', String(amount)) +
    field('58', 'ID') +
    field('59', 'WISATA TEST') +
    field('60', 'JAKARTA') +
    field('62', field('01', number)) +
    '6304';
  return body + crc16(body);
}

/** What the payer types or scans; the same payment always gets the same one. */
export function accountFor(method: ChargeMethod, reference: string, number: string, amountMinor: number): string {
  if (method.group === 'virtual-account') return (VA_PREFIX[method.productCode] ?? '80000') + digitsOf(reference, 12);
  if (method.group === 'retail') return digitsOf(reference, 12);
  if (method.group === 'card') return '';
  return qrText(number, amountMinor);
}

/** Groups of four after the company code, as bank apps show them. */
export function formatAccount(account: string): string {
  const [head, rest] = account.length === 17 ? [account.slice(0, 5), account.slice(5)] : ['', account];
  return [head, ...(rest.match(/.{1,4}/g) ?? [])].filter(Boolean).join(' ');
}
