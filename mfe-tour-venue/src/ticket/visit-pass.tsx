import { useTranslation } from 'react-i18next';
import { MapPlace } from '@wisata/runtime/ticket/map-place';
import { SupplierStub } from '@wisata/runtime/ticket/ticket-stubs';
import { FactList } from '@wisata/ui/fact-list';
import { Stack } from '@wisata/ui/layout';
import { TicketCard } from '@wisata/ui/ticket-card';
import type { BookedVisit, VisitPass } from './booked-visit.rules.ts';
import { useBookedText } from './use-booked-text.ts';

interface PassProps {
  readonly booked: BookedVisit;
  readonly pass: VisitPass;
  readonly number: number;
  /** Without it the card has no code and cannot be mistaken for a valid ticket. */
  readonly isIssued: boolean;
}

function Facts({ booked }: Pick<PassProps, 'booked'>) {
  const { t } = useTranslation(booked.service);
  const text = useBookedText(booked);
  const { meeting, gate, guide, packageName, confirmation } = booked;
  return (
    <FactList
      facts={[
        [t('ticket.time'), text.time],
        [t('ticket.gate'), gate],
        [t('choose.package'), packageName],
        [t('ticket.guide'), guide && <GuideCall key="guide" {...guide} />],
        [
          t('ticket.meeting'),
          meeting.name && (
            <MapPlace key="map" service={booked.service} position={meeting.position}>
              {[meeting.name, meeting.address].filter(Boolean).join(', ')}
            </MapPlace>
          ),
        ],
        [t('ticket.confirmation'), confirmation],
      ]}
    />
  );
}

function GuideCall({ name, phone }: NonNullable<BookedVisit['guide']>) {
  return (
    <>
      {name}, <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>
    </>
  );
}

function Stub({ booked: { service }, pass: { ticket, name, qr } }: Pick<PassProps, 'booked' | 'pass'>) {
  const { t } = useTranslation(service);
  return (
    <SupplierStub
      service={service}
      label={t('ticket.number')}
      code={ticket}
      qr={{ text: qr || ticket, label: t('ticket.qr', { code: ticket, name }) }}
      hint={t('ticket.once')}
    />
  );
}

/** One person's ticket: who, when, where to be, and the code for the gate. */
function Pass({ booked, pass, number, isIssued }: PassProps) {
  const { t } = useTranslation(booked.service);
  const text = useBookedText(booked);
  const count = t('ticket.personOf', { number, count: booked.passes.length });
  return (
    <TicketCard
      title={pass.name}
      dates={[text.day, text.time].filter(Boolean).join(' · ')}
      place={booked.title}
      carrier={{ name: count, number: t(`ticket.type.${pass.type}`) }}
      stub={isIssued && pass.ticket && <Stub booked={booked} pass={pass} />}
    >
      <Facts booked={booked} />
    </TicketCard>
  );
}

/** A ticket for each person. */
export function VisitPasses({ booked, isIssued }: Pick<PassProps, 'booked' | 'isIssued'>) {
  return (
    <Stack gap={4}>
      {booked.passes.map((pass, at) => (
        <Pass key={at} booked={booked} pass={pass} number={at + 1} isIssued={isIssued} />
      ))}
    </Stack>
  );
}
