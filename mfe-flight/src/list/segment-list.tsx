import { Plane } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Timeline, type TimelineItem } from '@wisata/ui/timeline';
import type { Flight, Segment } from '../api/flight.model.ts';
import { useFlightText } from '../journey/use-flight-text.ts';

type Text = ReturnType<typeof useFlightText>;
type Translate = ReturnType<typeof useTranslation>['t'];

function placeOf(code: string, terminal: string, text: Text, t: Translate): string {
  const city = text.city(code);
  const place = city === code ? code : `${city} (${code})`;
  return terminal ? t('detail.terminal', { place, terminal }) : place;
}

function departure(segment: Segment, text: Text, t: Translate): TimelineItem {
  const { number, airline, aircraft, durationMinutes } = segment;
  const plane = [`${airline} ${number}`, aircraft, text.duration(durationMinutes)].filter(Boolean).join(' · ');
  return {
    id: `${number} from`,
    state: 'next',
    icon: Plane,
    time: `${text.time(segment.departTime)} ${text.zone(segment.originZone)}`,
    title: placeOf(segment.origin, segment.originTerminal, text, t),
    detail: `${text.day(segment.departDate)} · ${plane}`,
  };
}

function arrival(segment: Segment, text: Text, t: Translate): TimelineItem {
  return {
    id: `${segment.number} to`,
    state: 'done',
    time: `${text.time(segment.arriveTime)} ${text.zone(segment.destinationZone)}`,
    title: placeOf(segment.destination, segment.destinationTerminal, text, t),
    detail: text.day(segment.arriveDate),
  };
}

function wait(segment: Segment, next: Segment, text: Text, t: Translate): TimelineItem {
  const kind = segment.isTerminalChange ? 'waitTerminal' : 'wait';
  return {
    id: `${segment.number} wait`,
    state: 'gap',
    title: t(`detail.${kind}`, {
      duration: text.duration(segment.waitMinutes),
      place: text.city(segment.destination),
      from: segment.destinationTerminal,
      to: next.originTerminal,
    }),
  };
}

/** Each plane of a flight from airport to airport, with the time on the ground in between. */
export function SegmentList({ flight }: { readonly flight: Pick<Flight, 'segments'> }) {
  const { t } = useTranslation('flight');
  const text = useFlightText();
  const { segments } = flight;
  const items = segments.flatMap((segment, index) => {
    const next = segments[index + 1];
    return [departure(segment, text, t), arrival(segment, text, t), ...(next ? [wait(segment, next, text, t)] : [])];
  });
  return <Timeline label={t('detail.legs')} items={items} />;
}
