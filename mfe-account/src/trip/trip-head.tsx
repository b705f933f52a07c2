import { useState } from 'react';
import { Link2Off, Plus, Printer, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { RouterLink, useApp } from '@wisata/runtime';
import type { OpenOrder } from '@wisata/runtime/open-orders';
import { shareLink } from '@wisata/runtime/share-link';
import { Button, LinkButton } from '@wisata/ui/button';
import { Note } from '@wisata/ui/note';
import { endShare, shareTrip } from '../api/trip.api.ts';
import type { TripShare } from '../api/trip.schema.ts';
import { RefusalNote } from '../form/refusal-note.tsx';
import { useSending } from '../form/use-sending.ts';
import { PageTitle } from '../page/page-title.tsx';
import type { OwnTrip } from './own-trip.rules.ts';
import { useTripTitle } from './use-trip-title.ts';
import styles from './trip.module.css';

interface HeadProps {
  readonly trip: OwnTrip;
  readonly shares: readonly TripShare[];
  readonly orders: readonly OpenOrder[];
}

/** A link to the trip, made once and ended by a press; `shown` is the one there is. */
function useShare({ trip, shares, orders }: HeadProps) {
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

/** What the trip is called, how far it is paid, and what can be done with the whole of it. */
export function TripHead(props: HeadProps) {
  const { t } = useTranslation('trips');
  const { townsOf, daysOf } = useTripTitle();
  const { shown, making, ending } = useShare(props);
  const { lines } = props.trip;
  const paid = lines.filter(({ payment_status: status }) => status === 'paid').length;
  const lede = [
    daysOf(props.trip),
    t('count', { count: lines.length }),
    t('paid', { count: paid }),
    lines.length > paid && t('unpaid', { count: lines.length - paid }),
  ];
  const problem = making.problem ?? ending.problem;
  return (
    <div className={styles.head}>
      <PageTitle lede={lede.filter(Boolean).join(' · ')}>{t('heading', { towns: townsOf(props.trip) })}</PageTitle>
      <div className={styles.tools}>
        <Button size="s" icon={Share2} busy={making.busy} onClick={() => void making.send()}>
          {t(shown ? 'shareAgain' : 'share')}
        </Button>
        {shown && (
          <Button size="s" icon={Link2Off} busy={ending.busy} onClick={() => void ending.send()}>
            {t('unshare')}
          </Button>
        )}
        <LinkButton size="s" icon={Plus} as={RouterLink} href="/">
          {t('addBooking')}
        </LinkButton>
        <Button size="s" icon={Printer} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      {shown && <Note tone="info">{t('sharedText')}</Note>}
      {problem && <RefusalNote failure={problem} />}
    </div>
  );
}
