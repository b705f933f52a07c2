import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Leg } from '@wisata/kernel/trip-legs';
import { lazyPart } from '@wisata/runtime';
import type { FewerPeopleNoteProps } from './fewer-people.tsx';
import type { ServiceProps } from './service-props.ts';

const FewerPeopleNote = lazyPart(async () => (await import('./fewer-people.tsx')).FewerPeopleNote, null);

interface LegHeadingProps extends ServiceProps {
  readonly leg: Leg;
  /** The trip has a way back. */
  readonly isPair: boolean;
  readonly className: string | undefined;
}

/** The heading takes the focus when the list has turned to the return: nothing else says that the page has changed. */
export function LegHeading({ service, leg, isPair, className }: LegHeadingProps) {
  const { t } = useTranslation(service);
  const location = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const isNextLeg = (location.state as { isNextLeg?: boolean } | null)?.isNextLeg === true;
  useEffect(() => {
    if (isNextLeg) heading.current?.focus({ preventScroll: true });
  }, [isNextLeg]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {t(leg === 'return' ? 'list.titleReturn' : isPair ? 'list.titleDepart' : 'list.titleOneWay')}
    </h1>
  );
}

interface FewerPeopleProps extends FewerPeopleNoteProps {
  /** How many the list is for. */
  readonly size: number;
}

/** An address that asks for more people than a booking takes is answered for fewer, and says so. */
export function FewerPeople({ size, ...props }: FewerPeopleProps) {
  return props.asked <= size ? null : (
    <Suspense fallback={null}>
      <FewerPeopleNote {...props} />
    </Suspense>
  );
}
