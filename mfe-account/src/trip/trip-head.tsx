import { Link2Off, Plus, Printer, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import { Note } from '@wisata/ui/note';
import { RefusalNote } from '../form/refusal-note.tsx';
import { PageTitle } from '../page/page-title.tsx';
import { useShare, type SharedTripProps } from './use-share.ts';
import { useTripTitle } from './use-trip-title.ts';
import styles from './trip.module.css';

/** What the trip is called, how far it is paid, and what can be done with the whole of it. */
export function TripHead(props: SharedTripProps) {
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
