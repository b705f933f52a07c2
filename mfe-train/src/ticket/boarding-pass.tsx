import { useTranslation } from 'react-i18next';
import type { Locale } from '@wisata/kernel/locale';
import { zoneLabel } from '@wisata/kernel/zones';
import { SupplierStub } from '@wisata/runtime/ticket/ticket-stubs';
import { FactList } from '@wisata/ui/fact-list';
import { Stack } from '@wisata/ui/layout';
import { TicketCard } from '@wisata/ui/ticket-card';
import { TrainRail } from '../journey/train-rail.tsx';
import { useTrainText } from '../journey/use-train-text.ts';
import {
  beThereBy,
  classOf,
  passesOf,
  type BoardingPass,
  type BookedTrain,
  type BookedTrip,
} from './booked-train.rules.ts';

interface PassProps {
  readonly train: BookedTrain;
  readonly pass: BoardingPass;
  /** Without it the card has no code and cannot be mistaken for a valid ticket. */
  readonly isIssued: boolean;
}

function Facts({ train, pass }: Omit<PassProps, 'isIssued'>) {
  const { t, i18n } = useTranslation('train');
  const text = useTrainText();
  const [coach = '', seat = ''] = pass.seat.split(' / ');
  const early = beThereBy(train);
  const lap = pass.isInfant && t('seats.lap');
  return (
    <FactList
      short
      facts={[
        [t('ticket.passenger'), pass.name],
        [t('ticket.coach'), coach || lap],
        [t('ticket.seat'), seat],
        [t('ticket.class'), classOf(train, i18n.language as Locale)],
        [t('ticket.station'), train.door],
        [
          t('ticket.beThere'),
          early && `${text.time(early.time)} ${zoneLabel(train.originZone)}, ${text.day(early.date)}`,
        ],
        [t('ticket.number'), pass.ticket || t('ticket.noNumber')],
      ]}
    />
  );
}

function Stub({ train, pass }: Omit<PassProps, 'isIssued'>) {
  const { t } = useTranslation('train');
  const { pnr, number, departDate } = train;
  return (
    <SupplierStub
      service="train"
      label={t('ticket.pnr')}
      code={pnr}
      qr={{
        text: [pnr, number, departDate, pass.ticket].filter(Boolean).join(' '),
        label: t('ticket.qr', { code: pnr, name: pass.name }),
      }}
      hint={t('ticket.show')}
    />
  );
}

/** One passenger on one train: who, where to sit, when to be at the station, and the code for the gate. */
function Pass({ train, pass, isIssued }: PassProps) {
  const { t } = useTranslation('train');
  const text = useTrainText();
  const route = t('eticket.route', { origin: train.originCity, destination: train.destinationCity });
  return (
    <TicketCard
      title={t('ticket.passOf', { route, name: pass.name })}
      dates={text.dayWithYear(train.departDate)}
      carrier={{ name: train.name, number: `${train.company} ${train.number}`.trim() }}
      stub={isIssued && train.pnr && <Stub train={train} pass={pass} />}
    >
      {train.departTime && train.arriveTime && <TrainRail run={train} />}
      <Facts train={train} pass={pass} />
    </TicketCard>
  );
}

/** A boarding pass for each passenger on each train. */
export function BoardingPasses({ trip, isIssued }: { readonly trip: BookedTrip; readonly isIssued: boolean }) {
  return (
    <Stack gap={4}>
      {trip.trains.flatMap((train) =>
        passesOf(trip, train).map((pass) => (
          <Pass key={`${train.num} ${pass.name}`} train={train} pass={pass} isIssued={isIssued} />
        )),
      )}
    </Stack>
  );
}
