/** The number as it is kept: `+62 8123456789`. */
export function fullPhone({ calling_code: code, phone }: { calling_code: string; phone: string }): string {
  const digits = phone.replace(/[\s-]/g, '');
  return digits.startsWith('+') ? digits : `+${code.replace('+', '')} ${digits.replace(/^0+/, '')}`;
}
