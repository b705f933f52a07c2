import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMapBase } from '@wisata/runtime/journey/use-map-base';
import { MapView } from '@wisata/ui/map';
import { Section } from '@wisata/ui/layout';
import { Timeline } from '@wisata/ui/timeline';
import { useVisitText } from '../visit/use-visit-text.ts';
import { useMeetText } from './use-meet-text.ts';
import { routeBounds, routeLine, routeStops } from './route-map.rules.ts';
import type { VisitProps } from './visit-props.ts';
import styles from './visit-programme.module.css';

/** The hours of a day, each with what happens then. */
function Stops({ service, visit, day }: VisitProps & { readonly day: number }) {
  const { time } = useVisitText(service);
  const stops = visit.timeline.filter((stop) => stop.day === day);
  if (stops.length === 0) return null;
  return (
    <ol role="list" className={styles.stops}>
      {stops.map((stop) => (
        <li key={`${stop.time} ${stop.title}`}>
          <span className={styles.hour}>{time(stop.time)}</span>
          <span>{stop.title}</span>
        </li>
      ))}
    </ol>
  );
}

interface WayProps extends VisitProps {
  readonly shownDay: number | undefined;
  readonly onDay: (day: number | undefined) => void;
}

/** Where everybody meets in words, and every stop of the way on the map with the number of its day. */
function Way({ service, visit, shownDay, onDay }: WayProps) {
  const { t } = useTranslation(service);
  const base = useMapBase();
  const meetAt = useMeetText({ service, visit });
  const { name, address } = visit.meetingPoint;
  const stops = routeStops(visit);
  return (
    <div className={styles.place}>
      <p>
        <strong>{name}</strong>
        <br />
        {[address, meetAt].filter(Boolean).join(' · ')}
      </p>
      <div className={styles.map}>
        <MapView
          {...base}
          label={t('map.placeLabel', { name: visit.title })}
          inline
          pins={stops.map(({ days, latitude, longitude }) => ({
            id: String(days[0] ?? 0),
            latitude,
            longitude,
            label: days.join(', ') || t('detail.start'),
            name: days.length > 0 ? t('detail.day', { number: days.join(', ') }) : name,
            selected: days.length === 0 || days.includes(shownDay ?? 0),
          }))}
          route={routeLine(visit)}
          bounds={routeBounds(stops)}
          onSelect={(id) => onDay(Number(id) || undefined)}
        />
      </div>
    </div>
  );
}

/** Each day on a rail, beside the map of the way; a pin that is pressed lights up its day. */
export function VisitProgramme({ service, visit }: VisitProps) {
  const { t } = useTranslation(service);
  const [shownDay, setShownDay] = useState<number>();
  const days = visit.itineraries.map(({ day, title, description, carrier }) => ({
    id: `day-${day}`,
    title,
    time: t('detail.day', { number: day }),
    detail: [description, carrier && t('detail.by', { carrier })].filter(Boolean).join(' '),
    content: <Stops service={service} visit={visit} day={day} />,
    state: day === shownDay ? ('current' as const) : ('next' as const),
  }));
  return (
    <Section id="programme" title={t(days.length > 0 ? 'detail.dayByDay' : 'detail.where')}>
      <div className={styles.columns}>
        {days.length > 0 && <Timeline label={t('detail.dayByDay')} items={days} />}
        <Way service={service} visit={visit} shownDay={shownDay} onDay={setShownDay} />
      </div>
    </Section>
  );
}
