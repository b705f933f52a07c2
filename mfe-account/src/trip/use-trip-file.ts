import { useApp } from '@wisata/runtime';
import type { OpenOrder } from '@wisata/runtime/open-orders';
import { downloadTripFile } from '../api/trip.api.ts';
import { useDownload } from '../itinerary/use-download.ts';
import type { OwnTrip } from './own-trip.rules.ts';

/** The trip as one calendar file. */
export function useTripFile({ lines }: OwnTrip, orders: readonly OpenOrder[]) {
  const { api, locale } = useApp();
  const ids = lines.map(({ id }) => id);
  return useDownload(() => downloadTripFile(api, { ids, orders, locale }));
}
