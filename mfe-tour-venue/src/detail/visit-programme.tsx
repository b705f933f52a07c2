import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMapBase } from '@wisata/runtime/journey/use-map-base';
import { DetailPart } from '@wisata/ui/detail-page';
import { Stack } from '@wisata/ui/layout';
import { MapView } from '@wisata/ui/map';
import { Timeline } from '@wisata/ui/timeline';
import { Tag } from '@wisata/ui/tag';
import { VisuallyHidden } from '@wisata/ui/visually-hidden';
import type { VisitDetail } from '../api/visit.model.ts';
import { useVisitText } from '../visit/use-visit-text.ts';
import { useMeetText } from './use-meet-text.ts';
import { routeBounds, routeLine, routeStops, stopNumberOf, type RouteStop } from './route-map.rules.ts';
import { STOP_SIGNS } from './stop-signs.ts';
import type { VisitProps } from './visit-props.ts';
import styles from './visit-programme.module.css';

/** The number of a place, as its pin on the map has it. */
function PlaceNumber({ service, number }: Pick<VisitProps, 'service'> & { readonly number: number }) {
  const { t } = useTranslation(service);
  return (
    <span className={styles.number}>
      <VisuallyHidden>{t('detail.placeNumber')} </VisuallyHidden>
      {number}
    </span>
  );
}

interface DayProps extends VisitProps {
  readonly itinerary: VisitDetail['itineraries'][number];
  readonly stops: readonly RouteStop[];
  readonly isShown: boolean;
}

/** One day: where it leads, and its hours with a sign for what happens then. */
function Day({ service, visit, itinerary, stops, isShown }: DayProps) {
  const { t } = useTranslation(service);
  const { time } = useVisitText(service);
  const { day, title, description, carrier } = itinerary;
  const number = stopNumberOf(stops, day);
  const hours = visit.timeline.filter((hour) => hour.day === day);
  const beginsOnMap = stops[0]?.days.length === 0;
  return (
    <article className={styles.day} aria-labelledby={`day-${day}`} data-shown={isShown || undefined}>
      <h3 id={`day-${day}`} className={styles.title}>
        <Tag tone="brand">{t('detail.day', { number: day })}</Tag> {title}{' '}
        {number && <PlaceNumber service={service} number={number} />}
      </h3>
      <p className={styles.told}>{[description, carrier && t('detail.by', { carrier })].filter(Boolean).join(' ')}</p>
      <Timeline
        label={t('detail.hoursOf', { number: day })}
        items={hours.map((hour, index) => ({
          id: `${hour.time} ${hour.title}`,
          time: time(hour.time),
          title: (
            <>
              {hour.title}{' '}
              {hour.kind === 'start' && index === 0 && beginsOnMap && <PlaceNumber service={service} number={1} />}
            </>
          ),
          state: 'next' as const,
          ...(hour.kind ? { icon: STOP_SIGNS[hour.kind] } : {}),
        }))}
      />
    </article>
  );
}

interface WayProps extends VisitProps {
  readonly stops: readonly RouteStop[];
  readonly shownDay: number | undefined;
  readonly onDay: (day: number | undefined) => void;
}

/** Where everybody meets in words, and every place of the way on the map, numbered in order. */
function Way({ service, visit, stops, shownDay, onDay }: WayProps) {
  const { t } = useTranslation(service);
  const base = useMapBase();
  const meetAt = useMeetText({ service, visit });
  const { name, address } = visit.meetingPoint;
  return (
    <Stack gap={3}>
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
          pins={stops.map(({ days, latitude, longitude }, index) => ({
            id: String(index),
            latitude,
            longitude,
            label: stops.length > 1 ? String(index + 1) : t('detail.start'),
            name: [
              t('detail.placeOf', { number: index + 1 }),
              days.length > 0 ? t('detail.day', { number: days.join(', ') }) : name,
            ].join(', '),
            selected: days.length === 0 || days.includes(shownDay ?? 0),
          }))}
          groupWords={(pins) => ({
            label: pins.map(({ label }) => label).join(', '),
            name: pins.map(({ name: place }) => place).join('; '),
          })}
          route={routeLine(visit)}
          bounds={routeBounds(stops)}
          onSelect={(id) => onDay(stops[Number(id)]?.days[0])}
        />
      </div>
    </Stack>
  );
}

/** The days beside the map of the way; a pin that is pressed lights up its day. */
export function VisitProgramme({ service, visit }: VisitProps) {
  const { t } = useTranslation(service);
  const [shownDay, setShownDay] = useState<number>();
  const stops = routeStops(visit);
  const about = { service, visit, stops };
  const hasDays = visit.itineraries.length > 0;
  return (
    <DetailPart id="programme" title={t(hasDays ? 'detail.dayByDay' : 'detail.where')}>
      <div className={styles.columns}>
        {hasDays && (
          <Stack gap={6}>
            {visit.itineraries.map((itinerary) => (
              <Day key={itinerary.day} {...about} itinerary={itinerary} isShown={itinerary.day === shownDay} />
            ))}
          </Stack>
        )}
        <Way {...about} shownDay={shownDay} onDay={setShownDay} />
      </div>
    </DetailPart>
  );
}
