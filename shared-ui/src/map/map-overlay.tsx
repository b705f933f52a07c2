import type { Map as LeafletMap } from 'leaflet';
import { createPortal } from 'react-dom';
import { groupPins, type PinGroup } from './map-groups.ts';
import styles from './map-overlay.module.css';
import type { MapPin, MapPlace, MapPoint, MapViewProps } from './map-types.ts';
import { PIN_PANE } from './use-leaflet-map.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

/** Zoom from which places of a rank are written. */
const RANK_ZOOM = { 1: 0, 2: 9, 3: 12 } as const;

type MapOverlayProps = Pick<MapViewProps, 'pins' | 'places' | 'activeId' | 'onActivate' | 'onSelect' | 'groupWords'> & {
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
      {groupsOf(props, pins.filter(isVisible)).map((group) => {
        const [pin] = group.pins;
        if (!pin) return null;
        return group.pins.length > 1 ? (
          <Group key={`group ${pin.id}`} {...props} group={group} />
        ) : (
          <Pin key={pin.id} {...props} pin={pin} />
        );
      })}
    </>,
    pane,
  );
}

/** Tickets that would cover each other become one, as long as zooming in can part them. */
function groupsOf({ map, groupWords }: MapOverlayProps, pins: readonly MapPin[]): PinGroup<MapPin>[] {
  const placed = pins.map((pin) => {
    const { left, top } = positionOf(map, pin);
    return { pin, x: left, y: top };
  });
  if (!groupWords || map.getZoom() >= map.getMaxZoom()) return placed.map(({ pin, x, y }) => ({ x, y, pins: [pin] }));
  return groupPins(placed);
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

const GROUP_PADDING: [number, number] = [64, 72];

function Group({ map, group, activeId, groupWords }: MapOverlayProps & { readonly group: PinGroup<MapPin> }) {
  const words = groupWords?.(group.pins);
  function part() {
    const places = group.pins.map(({ latitude, longitude }): [number, number] => [latitude, longitude]);
    const before = map.getZoom();
    map.fitBounds(places, { padding: GROUP_PADDING, animate: false });
    if (map.getZoom() <= before) map.setZoomAround(places[0] ?? map.getCenter(), before + 1, { animate: false });
  }
  return (
    <button
      type="button"
      className={styles.pin}
      style={{ left: group.x, top: group.y }}
      data-on={group.pins.some(({ id, selected }) => id === activeId || selected) || undefined}
      onClick={part}
    >
      <VisuallyHidden>{words?.name}</VisuallyHidden>
      <span aria-hidden>{words?.label}</span>
    </button>
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
