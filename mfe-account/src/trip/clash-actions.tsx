import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '@wisata/kernel/dates';
import { exactPrice, fromMajor } from '@wisata/kernel/money';
import type { TripPlaceAnswer } from '@wisata/kernel/contracts/trip';
import type { Clash } from '@wisata/kernel/trip-clash';
import { lazyPart, RouterLink, useApp } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import type { Line } from '../api/order.schema.ts';
import { findOpenRequest, mayRequest } from '../orders/order-request.rules.ts';
import { searchAgainPath } from '../orders/search-again.rules.ts';
import { useServiceName } from '../orders/use-service-name.ts';
import { offersIn, townOn } from './own-trip.rules.ts';
import styles from './trip.module.css';
import { gapRide, useRidePath } from './use-ride-path.ts';

const RequestDialog = lazyPart(async () => (await import('../orders/request-dialog.tsx')).RequestDialog);
const CancelDialog = lazyPart(async () => (await import('../orders/cancel-dialog.tsx')).CancelDialog);

interface LineProps {
  readonly line: Line;
  readonly email: string | undefined;
  readonly onChanged: () => void;
}

type Asking = 'move' | 'refund' | 'cancel';

/** What the rules of one booking allow: another day, giving it up, money back, or another one in its place. */
function LineActions({ line, email, onChanged }: LineProps) {
  const { t } = useTranslation('trips');
  const { clock, config } = useApp();
  const [asking, setAsking] = useState<Asking>();
  const { title, cancellation: terms } = line;
  const close = () => setAsking(undefined);
  const done = () => {
    close();
    onChanged();
  };
  const isPaid = mayRequest(line);
  const isMoving = findOpenRequest(line, 'reschedule') !== undefined;
  const back = terms && terms.refund > 0 ? exactPrice(fromMajor(terms.refund, terms.currency)) : undefined;
  const other = searchAgainPath(config, line, clock.now());
  const press = (text: string, kind: Asking) => (
    <Button size="s" aria-label={`${text}: ${title}`} onClick={() => setAsking(kind)}>
      {text}
    </Button>
  );
  return (
    <div className={styles.ways}>
      <b>{title}</b>
      <div className={styles.tools}>
        {isPaid && (isMoving ? <span>{t('out.moving')}</span> : press(t('out.move'), 'move'))}
        {terms && press(back ? t('out.cancel', { amount: back }) : t('out.giveUp'), 'cancel')}
        {isPaid && !terms && !findOpenRequest(line, 'refund') && press(t('out.refund'), 'refund')}
        {other !== '/' && (
          <LinkButton size="s" variant="quiet" as={RouterLink} href={other} aria-label={`${t('out.other')}: ${title}`}>
            {t('out.other')}
          </LinkButton>
        )}
      </div>
      <Suspense fallback={null}>
        {(asking === 'move' || asking === 'refund') && (
          <RequestDialog line={line} type={asking === 'move' ? 'reschedule' : 'refund'} email={email} onClose={done} />
        )}
        {asking === 'cancel' && terms && (
          <CancelDialog line={line} terms={terms} email={email} onClose={close} onCanceled={onChanged} />
        )}
      </Suspense>
    </div>
  );
}

interface ActionsProps {
  readonly clash: Clash;
  readonly lines: readonly Line[];
  readonly places: readonly TripPlaceAnswer[];
  readonly emailOf: (id: string) => string | undefined;
  readonly onChanged: () => void;
}

function BedOffers({ clash: { date, nights }, lines, places }: ActionsProps) {
  const { t } = useTranslation('trips');
  const { config } = useApp();
  const nameOf = useServiceName();
  const stays = lines.flatMap(({ agenda }) => agenda.filter(({ kind }) => kind === 'check-in'));
  const town = townOn(lines, date) ?? stays[0]?.stop?.town ?? '';
  const offers = offersIn(config, 'stay', town, places, { start: date, end: addDays(date, nights) });
  return offers.map(({ service, href }) => (
    <LinkButton key={service} size="s" as={RouterLink} href={href}>
      {t('out.bed', { service: nameOf(service), town })}
    </LinkButton>
  ));
}

/** Ways out of a clash or a tight gap, each as far as the rules of its booking allow. */
export function ClashActions(props: ActionsProps) {
  const { t } = useTranslation('trips');
  const ridePath = useRidePath();
  const { clash, lines, emailOf, onChanged } = props;
  if (clash.kind === 'no-bed') return <BedOffers {...props} />;
  const own = clash.lines.flatMap(({ id }) => lines.find((line) => line.id === id) ?? []);
  const ride = ridePath(gapRide(clash));
  return (
    <>
      {ride && (
        <LinkButton size="s" as={RouterLink} href={ride}>
          {t('out.ride')}
        </LinkButton>
      )}
      {own.map((line) => (
        <LineActions key={line.id} line={line} email={emailOf(line.id)} onChanged={onChanged} />
      ))}
    </>
  );
}
