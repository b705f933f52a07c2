import { Car, MapPin } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { atMostOneDecimal } from '@wisata/kernel/locale';
import { hasFields, isText } from '@wisata/kernel/stored-values';
import { storageKey } from '@wisata/kernel/storage-keys';
import { useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { Row } from '@wisata/ui/layout';
import { ResultFact } from '@wisata/ui/result-card';
import { useHydrated } from '@wisata/ui/use-hydrated';
import { askWhileShown } from '../page/ask-while-shown.ts';
import { DISTANCE_WORDS } from './distance-words.ts';
import { PlaceChoice } from './place-choice.tsx';
import { findDrives, findPlace, type Drive, type FarPoint, type NamedPlace } from './places.api.ts';
import { useDistances, type FromProps } from './use-distances.ts';

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

/** What the address names, once the map service has said it. */
function usePlaceOfAddress(near: string, isWanted: boolean): NamedPlace | undefined {
  const app = useApp();
  const [found, setFound] = useState<NamedPlace>();
  useEffect(() => {
    if (near === '' || !isWanted) return;
    return askWhileShown((signal) => findPlace(app, near, signal), setFound);
  }, [app, near, isWanted]);
  return isWanted && found?.id === near ? found : undefined;
}

/** The place that the traveller has named in this visit, and how far it is from what the list shows. */
function useNamedPlace(near = '') {
  const app = useApp();
  const { points, tell, ...shown } = useDistances();
  const isInBrowser = useHydrated();
  /** What was chosen since; undefined until something is. */
  const [chosen, choose] = useState<{ readonly place: NamedPlace | undefined }>();
  const kept = useMemo(
    () => (isInBrowser ? readPlace(app.storage.session.get(KEY) ?? undefined) : undefined),
    [app, isInBrowser],
  );
  const ofVisit = chosen ? chosen.place : kept;
  const ofAddress = usePlaceOfAddress(near, isInBrowser && !chosen && kept?.id !== near);
  // The list stands in the order of the place that its address names.
  const place = chosen ? chosen.place : (ofAddress ?? ofVisit);
  const asked = JSON.stringify(points);
  useEffect(() => {
    let isGone = false;
    tell({ place, drives: undefined });
    if (place)
      void findDrives(app, place.id, JSON.parse(asked) as FarPoint[]).then(
        (drives) => !isGone && tell({ place, drives }),
      );
    return () => {
      isGone = true;
    };
  }, [app, place, asked, tell]);
  return {
    ...shown,
    name(named: NamedPlace | undefined) {
      choose({ place: named });
      if (named) app.storage.session.set(KEY, JSON.stringify(named));
      else app.storage.session.remove(KEY);
    },
  };
}

/** Names the place from which distances are told. */
export function NamedFrom({ service, near, onName }: FromProps) {
  const words = DISTANCE_WORDS[useApp().locale];
  const { place, drives, name } = useNamedPlace(near);
  const [isOpen, setOpen] = useState(false);
  function choose(chosen: NamedPlace | undefined) {
    setOpen(false);
    name(chosen);
    onName?.(chosen);
  }
  if (isOpen) return <PlaceChoice service={service} label={words.from} place={place} onChoose={choose} />;
  return (
    <Row>
      {place && (
        <ResultFact icon={MapPin}>
          {words.from} <strong>{place.name}</strong>
          {drives?.size === 0 && `. ${words.noRoad}`}
        </ResultFact>
      )}
      <Button variant="link" size="s" onClick={() => setOpen(true)}>
        {place ? words.change : words.ask}
      </Button>
      {place && (
        <Button variant="link" size="s" onClick={() => choose(undefined)}>
          {words.none}
        </Button>
      )}
    </Row>
  );
}

/** How far one result is from the named place. */
export function DriveLine({ drive: { km, minutes }, place }: { readonly drive: Drive; readonly place: string }) {
  const { locale } = useApp();
  return (
    <ResultFact icon={Car}>{DISTANCE_WORDS[locale].line(atMostOneDecimal(km, locale), minutes, place)}</ResultFact>
  );
}
