import type { ReactNode } from 'react';
import styles from './journey-rail.module.css';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

/** One end of a journey, all words formatted by the caller. */
export interface JourneyEnd {
  /** The place's own wall time, `10:25`. */
  time: ReactNode;
  /** Zone of that time, `WIB`. */
  zone?: ReactNode;
  /** Place under the time, `CGK · T3`. */
  place: ReactNode;
  /** After the time, such as `+1` with its words for screen readers. */
  mark?: ReactNode;
}

/** Props of `JourneyRail`. */
export interface JourneyRailProps {
  from: JourneyEnd;
  to: JourneyEnd;
  /** Above the line, `1 h 55 m`. */
  duration: ReactNode;
  /** Under the line, the transit label with its gloss. */
  stops?: ReactNode;
  /** How many times the line is broken by a change. */
  transits?: number;
  /** Words between the two ends for screen readers, "to". */
  toLabel: string;
}

function End({ time, zone, place, mark }: JourneyEnd) {
  return (
    <div className={styles.end}>
      <p className={styles.time}>
        {time}
        {zone && <span className={styles.zone}>{zone}</span>}
        {mark && <span className={styles.mark}>{mark}</span>}
      </p>
      <p className={styles.place}>{place}</p>
    </div>
  );
}

/** A journey from left to right: hollow dot, line, filled dot, with an amber square for each change. */
export function JourneyRail({ from, to, duration, stops, transits = 0, toLabel }: JourneyRailProps) {
  return (
    <div className={styles.rail}>
      <End {...from} />
      <div className={styles.line}>
        <VisuallyHidden>{toLabel} </VisuallyHidden>
        <span>{duration}</span>
        <span className={styles.bar} aria-hidden>
          {Array.from({ length: transits }, (_, index) => (
            <i key={index} className={styles.transit} />
          ))}
        </span>
        {stops && <span>{stops}</span>}
      </div>
      <End {...to} />
    </div>
  );
}
