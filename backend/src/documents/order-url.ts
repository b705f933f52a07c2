import { localePath } from '@wisata/kernel/locale';
import type { DocumentInput } from './document-input.ts';

type OrderAddress = Pick<DocumentInput, 'baseUrl' | 'locale'> & { readonly booking: { readonly code: string } };

/** The order's own page. It asks for the e-mail, so a stranger who scans the code learns nothing. */
export function orderUrl({ booking, baseUrl, locale }: OrderAddress): string {
  return `${baseUrl}${localePath(locale, `/order?order_id=${booking.code}`)}`;
}
