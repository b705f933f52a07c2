import { useApp } from '@wisata/runtime';
import { downloadItineraryVoucher } from '../api/itinerary.api.ts';
import { useDownload } from './use-download.ts';

/** The voucher of a booking on the itinerary, in the language of the page. */
export function useItineraryVoucher(id: string, service: string) {
  const { api, locale } = useApp();
  return useDownload(() => downloadItineraryVoucher(api, { id, service, locale }));
}
