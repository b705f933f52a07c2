import { useTranslation } from 'react-i18next';
import { MapView } from '@wisata/ui/map';
import { Section } from '@wisata/ui/layout';
import { Timeline } from '@wisata/ui/timeline';
import { useMapLabels } from '../visit/use-map-labels.ts';
import type { VisitProps } from './visit-introduction.tsx';
import styles from './visit-programme.module.css';

/** Half the height of the first view, in degrees: a few kilometres. */
const REACH = 0.03;

/** Where everybody meets, on the map and in words. */
export function MeetingPlace({ service, visit }: VisitProps) {
  const { t } = useTranslation(service);
  const labels = useMapLabels(service);
  const { name, address, latitude, longitude, time } = visit.meetingPoint;
  return (
    <div className={styles.place}>
      <p>
        <strong>{name}</strong>
        <br />
        {[address, time && t('detail.meetAt', { time })].filter(Boolean).join(' · ')}
      </p>
      <div className={styles.map}>
        <MapView
          {...labels}
          label={t('map.placeLabel', { name: visit.title })}
          inline
          pins={[{ id: visit.id, latitude, longitude, label: t('detail.start'), name, selected: true }]}
          bounds={{
            south: latitude - REACH,
            north: latitude + REACH,
            west: longitude - REACH * 2,
            east: longitude + REACH * 2,
          }}
        />
      </div>
    </div>
  );
}

/** Each day on a rail, beside the map of where it begins. */
export function VisitProgramme({ service, visit }: VisitProps) {
  const { t } = useTranslation(service);
  const days = visit.itineraries.map(({ day, title, description, carrier }) => ({
    id: `day-${day}`,
    title,
    time: t('detail.day', { number: day }),
    detail: [description, carrier && t('detail.by', { carrier })].filter(Boolean).join(' '),
    state: 'next' as const,
  }));
  return (
    <Section id="programme" title={t(days.length > 0 ? 'detail.dayByDay' : 'detail.where')}>
      <div className={styles.columns}>
        {days.length > 0 && <Timeline label={t('detail.dayByDay')} items={days} />}
        <MeetingPlace service={service} visit={visit} />
      </div>
    </Section>
  );
}
