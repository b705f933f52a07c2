import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { compactPrice, price, type Money } from '@wisata/kernel/money';
import type { MapPin, MapPlace } from '@wisata/ui/map';
import { ResultsMap } from '@wisata/ui/results-map';
import { MapControls } from './map-controls.tsx';
import type { ServiceProps } from './service-props.ts';
import { useMapBase } from './use-map-base.ts';
import { useMapShape } from './use-map-shape.ts';

/** A result of a list as the map shows it. */
export interface MapResult {
  readonly id: string;
  readonly name: string;
  readonly total: Money;
  /** Its page. */
  readonly path: string;
  /** A result without a place has no pin. */
  readonly latitude: number | undefined;
  readonly longitude: number | undefined;
  /** Opened before. */
  readonly seen?: boolean;
}

interface ResultsOnMapProps extends ServiceProps {
  readonly results: readonly MapResult[];
  /** How many results the filters leave. */
  readonly count: number;
  readonly narrowing: Parameters<typeof useMapShape>[0];
  /** The result under the pointer, on the map or in the list. */
  readonly activeId: string | undefined;
  readonly onActivate: (id: string | undefined) => void;
  readonly places?: readonly MapPlace[];
  /** The map zooms to all pins when it changes. */
  readonly fitKey: string;
  /** The card of a pin that is pressed or under the pointer. */
  readonly card: (id: string) => ReactNode;
  /** Whether the sheet with the map is open on narrow screens. */
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

function pinOf({ id, name, total, latitude, longitude, seen = false }: MapResult, chosenId?: string): MapPin[] {
  if (latitude === undefined || longitude === undefined) return [];
  const label = compactPrice(total);
  return [{ id, latitude, longitude, label, name: `${name}, ${price(total)}`, selected: id === chosenId, seen }];
}

/** Words of pins that would cover each other: how many, and the lowest of their prices. */
function useGroupWords({ service, results }: Pick<ResultsOnMapProps, 'service' | 'results'>) {
  const { t } = useTranslation(service);
  return (pins: readonly MapPin[]) => {
    const ids = new Set(pins.map(({ id }) => id));
    const totals = results.filter(({ id }) => ids.has(id)).map(({ total }) => total);
    const lowest = totals.reduce((best, total) => (total.minor < best.minor ? total : best));
    return {
      label: t('map.group', { count: pins.length }),
      name: t('map.groupName', { count: pins.length, price: price(lowest) }),
    };
  };
}

/** All results of a list on a map, which narrows the list to what it shows or to a drawn area. */
export function ResultsOnMap(props: ResultsOnMapProps) {
  const { service, results, count, narrowing, activeId, onActivate, places, fitKey, card, isOpen, setOpen } = props;
  const { t } = useTranslation(service);
  const base = useMapBase();
  const navigate = useNavigate();
  const [chosenId, setChosenId] = useState<string>();
  const shape = useMapShape(narrowing);
  const groupWords = useGroupWords(props);
  const shown = results.find(({ id }) => id === (activeId ?? chosenId));

  // The first press shows the card, for which a finger cannot hover; the second one opens the page.
  function select(id: string) {
    const result = results.find((each) => each.id === id);
    if (result && id === chosenId) void navigate(result.path);
    else setChosenId(id);
  }

  return (
    <ResultsMap
      {...base}
      label={t('map.label')}
      pins={results.flatMap((result) => pinOf(result, chosenId))}
      {...(places ? { places } : {})}
      activeId={activeId}
      onActivate={onActivate}
      onSelect={select}
      groupWords={groupWords}
      fitKey={fitKey}
      {...(shape.area ? { area: shape.area } : {})}
      drawing={shape.isDrawing}
      onDrawn={shape.onDrawn}
      onMove={shape.onMove}
      controls={<MapControls shape={shape} found={t('map.group', { count })} />}
      card={shown && card(shown.id)}
      isOpen={isOpen}
      setOpen={setOpen}
      closeLabel={t('close')}
    />
  );
}
