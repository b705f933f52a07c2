import type { ReactNode } from 'react';
import type { LinkComponent } from '../actions/link.tsx';
import { Icon, type IconType } from '../media/icon.tsx';
import { Picture } from '../media/picture.tsx';
import { Row } from '../layout/layout.tsx';
import { classNames } from '../text/class-names.ts';
import changeLink from './change-link.module.css';
import styles from './chosen.module.css';

/** What is being booked, above the price of a summary. */
export function Chosen({ children }: { readonly children: ReactNode }) {
  return <div className={styles.chosen}>{children}</div>;
}

/** Props of `ChosenOffer`. */
export interface ChosenOfferProps {
  readonly name: string;
  readonly place: string;
  /** Path of the scene; empty without one. */
  readonly picture: string;
}

/** A hotel, a tour: its scene beside its name. */
export function ChosenOffer({ name, place, picture }: ChosenOfferProps) {
  return (
    <div className={styles.offer}>
      {picture && (
        <span className={styles.picture}>
          <Picture
            media={{ path: picture, alt: '', width: 320, height: 240 }}
            sizes="96px"
            widths={[160, 320]}
            fill
            rounded
          />
        </span>
      )}
      <div>
        <h2 className={styles.name}>{name}</h2>
        <ChosenNote>{place}</ChosenNote>
      </div>
    </div>
  );
}

/** Props of `ChosenTrip`. */
export interface ChosenTripProps {
  readonly title: string;
  /** The way back to choosing. */
  readonly change: { readonly href: string; readonly label: string };
  readonly as: LinkComponent;
  /** For whom, and in which class. */
  readonly about: string;
}

/** The heading over the journeys of a trip. */
export function ChosenTrip({ title, change, as: Link, about }: ChosenTripProps) {
  return (
    <div>
      <Row justify="between">
        <h2 className={styles.name}>{title}</h2>
        <Link className={classNames(changeLink.link, changeLink.small)} href={change.href}>
          {change.label}
        </Link>
      </Row>
      <ChosenNote>{about}</ChosenNote>
    </div>
  );
}

/** Props of `ChosenJourney`. */
export interface ChosenJourneyProps {
  /** Day, carrier and number. */
  readonly who: string;
  /** What comes with it. */
  readonly fact: string;
  readonly icon?: IconType;
  /** Its rail. */
  readonly children: ReactNode;
}

/** One journey of a trip. */
export function ChosenJourney({ who, fact, icon, children }: ChosenJourneyProps) {
  return (
    <div className={styles.journey}>
      <p className={styles.who}>{who}</p>
      {children}
      <p className={styles.fact}>
        {icon && <Icon of={icon} size="s" />}
        {fact}
      </p>
    </div>
  );
}

/** A line that stands out: the room, the day. */
export function ChosenLine({ children }: { readonly children: ReactNode }) {
  return <p className={styles.line}>{children}</p>;
}

/** A muted line; `isGood` for what costs nothing. */
export function ChosenNote({ isGood, children }: { readonly isGood?: boolean; readonly children: ReactNode }) {
  return (
    <p className={styles.note} data-good={isGood || undefined}>
      {children}
    </p>
  );
}

/** How a sum comes about, beside its name: `2 × IDR 800.000`. */
export function EachPrice({ children }: { readonly children: ReactNode }) {
  return <span className={styles.each}>{children}</span>;
}
