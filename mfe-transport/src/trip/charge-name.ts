import {
  TRANSPORT_EXTRAS,
  transportChargeName,
  transportExtraName,
  type TransportExtra,
} from '@wisata/kernel/contracts/transport-terms';
import type { TransportChargeLine } from '@wisata/kernel/contracts/transport-vehicles';
import type { Locale } from '@wisata/kernel/locale';

/** Whether a part of a total was added by the traveller. */
export const isExtra = (code: TransportChargeLine['code']): code is TransportExtra =>
  (TRANSPORT_EXTRAS as readonly string[]).includes(code);

/** A part of a total in the traveller's words: `Child seat × 2`. */
export function chargeName({ code, quantity }: TransportChargeLine, locale: Locale): string {
  const name = isExtra(code) ? transportExtraName(code, locale) : transportChargeName(code, locale);
  return quantity > 1 ? `${name} × ${quantity}` : name;
}
