import { localePath } from '@wisata/kernel/locale';
import type { DocumentInput } from './document-input.ts';

export type OrderAddress = Pick<DocumentInput, 'baseUrl' | 'locale'> & { readonly booking: { readonly code: string } };

/**
 * The order's own page, with the ticket to look at where one is named. It asks for the e-mail all the same, so a stranger
 * who scans the code learns nothing.
 */
export function orderUrl({ booking, baseUrl, locale }: OrderAddress, ticket?: string): string {
  const order = `${baseUrl}${localePath(locale, `/order?order_id=${booking.code}`)}`;
  return ticket ? `${order}&ticket=${ticket}` : order;
}
