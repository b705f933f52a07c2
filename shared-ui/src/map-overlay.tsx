import type { Map as LeafletMap } from 'leaflet';
import { createPortal } from 'react-dom';
import type { MapPin, MapPlace, MapPoint, MapViewProps } from './map-types.ts';
import styles from './map.module.css';
import { PIN_PANE } from './use-leaflet-map.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Zoom from which places of a rank are written. */
const RANK_ZOOM = { 1: 0, 2: 9, 3: 12 } as const;

type MapOverlayProps = Pick<MapViewProps, 'pins' | 'places' | 'activeId' | 'onActivate' | 'onSelect'> & {
  readonly map: LeafletMap;
  /** Changes when the map has come to rest elsewhere. */
  readonly view: number;
};

/** Names and pins inside Leaflet's moving pane, so that a drag carries them along without a render. */
export function MapOverlay(props: MapOverlayProps) {
  const { map, pins, places = [] } = props;
  const pane = map.getPane(PIN_PANE);
  if (!pane) return null;
  const visible = map.getBounds().pad(0.2);
  const isVisible = (point: MapPoint) => visible.contains([point.latitude, point.longitude]);
  const zoom = map.getZoom();
  return createPortal(
    <>
      {places
        .filter((place) => zoom >= RANK_ZOOM[place.rank] && isVisible(place))
        .map((place) => (
          <PlaceName key={`${place.name} ${place.latitude}`} map={map} place={place} />
        ))}
      {pins.filter(isVisible).map((pin) => (
        <Pin key={pin.id} {...props} pin={pin} />
      ))}
    </>,
    pane,
  );
}

function positionOf(map: LeafletMap, point: MapPoint) {
  const { x, y } = map.latLngToLayerPoint([point.latitude, point.longitude]);
  return { left: x, top: y };
}

function PlaceName({ map, place }: { readonly map: LeafletMap; readonly place: MapPlace }) {
  return (
    <span className={styles.place} data-rank={place.rank} style={positionOf(map, place)}>
      {place.name}
    </span>
  );
}

function Pin({ map, pin, activeId, onActivate, onSelect }: MapOverlayProps & { readonly pin: MapPin }) {
  const isActive = pin.id === activeId;
  return (
    <button
      type="button"
      className={styles.pin}
      style={positionOf(map, pin)}
      data-on={isActive || pin.selected || undefined}
      data-seen={pin.seen || undefined}
      aria-current={pin.selected || undefined}
      onMouseEnter={() => onActivate?.(pin.id)}
      onMouseLeave={() => onActivate?.(undefined)}
      onFocus={() => onActivate?.(pin.id)}
      onBlur={() => onActivate?.(undefined)}
      onClick={() => onSelect?.(pin.id)}
    >
      <VisuallyHidden>{pin.name}</VisuallyHidden>
      <span aria-hidden>{pin.label}</span>
    </button>
  );
}
