import { localePath } from '@wisata/kernel/locale';
import type { VoucherInput } from './renderer.ts';

/** The order's own page. It asks for the e-mail, so a stranger who scans the code learns nothing. */
export function orderUrl({ booking, baseUrl, locale }: Pick<VoucherInput, 'booking' | 'baseUrl' | 'locale'>): string {
  return `${baseUrl}${localePath(locale, `/order?order_id=${booking.code}`)}`;
}
