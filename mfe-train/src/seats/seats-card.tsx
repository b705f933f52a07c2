import { Armchair } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '@wisata/kernel/dates';
import type { TravellerCounts } from '@wisata/kernel/traveller-counts';
import { lazyPart, useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { Card, CardBody, CardHeader } from '@wisata/ui/card';
import { Countdown } from '@wisata/ui/countdown';
import { Row, Stack } from '@wisata/ui/layout';
import type { CheckedTrain, SeatHold } from '../api/train.model.ts';
import { useSeats } from './use-seats.ts';

const SeatSheet = lazyPart(async () => (await import('./seat-sheet.tsx')).SeatSheet, null);

interface SeatsCardProps {
  readonly trains: readonly CheckedTrain[];
  readonly counts: TravellerCounts;
  /** What names the trip on this device. */
  readonly subject: string;
}

/** Until when chosen seats are kept, by the server's clock. */
function Kept({ hold, onEnd }: { readonly hold: SeatHold; readonly onEnd: () => void }) {
  const { t } = useTranslation('train');
  const { clock, locale } = useApp();
  const until = formatInstant(hold.expiresAtMs, locale);
  return (
    <Countdown
      deadlineMs={hold.expiresAtMs}
      now={clock.now}
      absolute={t('seats.held', { until })}
      then={t('seats.heldThen')}
      ended={t('seats.ended')}
      announcement={(count) => t('seats.left', { count })}
      onEnd={onEnd}
    />
  );
}

/** Seats are given together by the railway; who wants others chooses them. */
export function SeatsCard({ trains, counts, subject }: SeatsCardProps) {
  const { t } = useTranslation('train');
  const [open, setOpen] = useState(false);
  const [hasEnded, setEnded] = useState(false);
  const seats = useSeats(subject);
  const { hold } = seats;
  function onEnd() {
    setEnded(true);
    seats.end();
  }
  return (
    <Card as="section" labelledBy="checkout-seats">
      <CardHeader id="checkout-seats" level={2} icon={Armchair} title={t('seats.title')} />
      <CardBody>
        <Stack gap={3}>
          {hold && <Kept hold={hold} onEnd={onEnd} />}
          <div role="status">
            {hasEnded && !hold && <p>{t('seats.ended')}</p>}
            {trains.map(({ train, offer }) => (
              <p key={offer.key}>
                <b>{`${train.name} ${train.number}`}</b>
                {': '}
                {hold?.seats[offer.key]?.join(', ') ?? t('seats.given', { count: counts.ADT })}
              </p>
            ))}
          </div>
          {counts.INF > 0 && <p>{t('seats.lapNote')}</p>}
          <Row>
            <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
              {t(hold ? 'seats.change' : 'seats.choose')}
            </Button>
            {hold && (
              <Button variant="link" busy={seats.isBusy} onClick={() => void seats.keep({})}>
                {t('seats.letChoose')}
              </Button>
            )}
          </Row>
        </Stack>
      </CardBody>
      {open && <SeatSheet trains={trains} count={counts.ADT} seats={seats} onClose={() => setOpen(false)} />}
    </Card>
  );
}
