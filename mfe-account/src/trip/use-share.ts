import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { useApp } from '@wisata/runtime';
import type { OpenOrder } from '@wisata/runtime/open-orders';
import { shareLink } from '@wisata/runtime/share-link';
import { endShare, shareTrip } from '../api/trip.api.ts';
import type { TripShare } from '../api/trip.schema.ts';
import { useSending } from '../form/use-sending.ts';
import type { OwnTrip } from './own-trip.rules.ts';

/** A trip with the links that show it. */
export interface SharedTripProps {
  readonly trip: OwnTrip;
  readonly shares: readonly TripShare[];
  readonly orders: readonly OpenOrder[];
}

/** A link to the trip, made once and ended by a press; `shown` is the one there is. */
export function useShare({ trip, shares, orders }: SharedTripProps) {
  const app = useApp();
  const { t } = useTranslation('trips');
  const { revalidate } = useRevalidator();
  const [ended, setEnded] = useState<readonly string[]>([]);
  const ids = trip.lines.map(({ id }) => id);
  const shown = shares.find(
    ({ token, booking_ids: shared }) => !ended.includes(token) && shared.some((id) => ids.includes(id)),
  );
  const making = useSending(
    () => shareTrip(app.api, { ids, orders, locale: app.locale }),
    async ({ token }) => {
      await shareLink(app, `/trip/shared/${token}`, { title: t('shareTitle'), copied: t('copied') });
      await revalidate();
    },
  );
  const ending = useSending(
    () => endShare(app.api, shown?.token ?? '', orders),
    async () => {
      if (shown) setEnded([...ended, shown.token]);
      app.toast(t('shareEnded'), 'success');
      await revalidate();
    },
  );
  return { shown, making, ending };
}
