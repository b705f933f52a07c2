import { Car, MapPin } from 'lucide-react';
import { createContext, lazy, Suspense, useContext, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasFields, isText } from '@wisata/kernel/stored-values';
import { storageKey } from '@wisata/kernel/storage-keys';
import { useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { Row } from '@wisata/ui/layout';
import { ResultFact } from '@wisata/ui/result-card';
import type { Drive, FarPoint, NamedPlace } from './places.api.ts';
import type { ServiceProps } from './service-props.ts';

const PlaceChoice = lazy(async () => ({ default: (await import('./place-choice.tsx')).PlaceChoice }));

const KEY = storageKey('distance_from');
const isPlace = hasFields<NamedPlace>({ id: isText, name: isText, address: isText });

function readPlace(text: string | undefined): NamedPlace | undefined {
  try {
    const kept = JSON.parse(text ?? '') as unknown;
    return isPlace(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

interface Distances {
  readonly place: NamedPlace | undefined;
  readonly name: (place: NamedPlace | undefined) => void;
  /** Undefined until they are known. */
  readonly drives: ReadonlyMap<string, Drive> | undefined;
}

const NOWHERE: Distances = { place: undefined, name: () => undefined, drives: undefined };
const DistancesContext = createContext(NOWHERE);

interface DistancesProviderProps {
  /** What the list shows now. */
  readonly points: readonly FarPoint[];
  readonly children: ReactNode;
}

/** Around a list whose results say how far they are from a place that the traveller names once for every list of this visit. */
export function DistancesProvider({ points, children }: DistancesProviderProps) {
  const app = useApp();
  const [place, setPlace] = useState<NamedPlace>();
  const [drives, setDrives] = useState<Distances['drives']>();
  const asked = JSON.stringify(points.map(({ id, latitude, longitude }) => ({ id, latitude, longitude })));
  useEffect(() => setPlace(readPlace(app.storage.session.get(KEY) ?? undefined)), [app]);
  useEffect(() => {
    let isGone = false;
    setDrives(undefined);
    if (place)
      void import('./places.api.ts')
        .then(({ findDrives }) => findDrives(app, place.id, JSON.parse(asked) as FarPoint[]))
        .then((found) => !isGone && setDrives(found));
    return () => {
      isGone = true;
    };
  }, [app, place, asked]);
  function name(chosen: NamedPlace | undefined) {
    setPlace(chosen);
    if (chosen) app.storage.session.set(KEY, JSON.stringify(chosen));
    else app.storage.session.remove(KEY);
  }
  return <DistancesContext value={{ place, name, drives }}>{children}</DistancesContext>;
}

/** Names the place from which distances are told. */
export function DistanceFrom({ service }: ServiceProps) {
  const { t } = useTranslation(service);
  const { place, name, drives } = useContext(DistancesContext);
  const [isOpen, setOpen] = useState(false);
  function choose(chosen: NamedPlace | undefined) {
    setOpen(false);
    name(chosen);
  }
  if (isOpen)
    return (
      <Suspense fallback={null}>
        <PlaceChoice service={service} place={place} onChoose={choose} />
      </Suspense>
    );
  return (
    <Row>
      {place && (
        <ResultFact icon={MapPin}>
          {t('distance.from')} <strong>{place.name}</strong>
          {drives?.size === 0 && `. ${t('distance.noRoad')}`}
        </ResultFact>
      )}
      <Button variant="link" size="s" onClick={() => setOpen(true)}>
        {t(place ? 'distance.change' : 'distance.ask')}
      </Button>
      {place && (
        <Button variant="link" size="s" onClick={() => name(undefined)}>
          {t('distance.none')}
        </Button>
      )}
    </Row>
  );
}

/** On a card of the list: how far it is from the named place, and how long that takes by car. */
export function DistanceLine({ service, id }: ServiceProps & { readonly id: string }) {
  const { t } = useTranslation(service);
  const { locale } = useApp();
  const { place, drives } = useContext(DistancesContext);
  const drive = drives?.get(id);
  if (!place || !drive) return null;
  const km = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(drive.km);
  return <ResultFact icon={Car}>{t('distance.line', { km, count: drive.minutes, place: place.name })}</ResultFact>;
}
