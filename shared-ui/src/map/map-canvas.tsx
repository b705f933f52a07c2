import type { Map as LeafletMap } from 'leaflet';
import { Minus, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { MapArea, MapCircle, MapDrawing, MapRoute } from './map-drawing.tsx';
import { MapOverlay } from './map-overlay.tsx';
import type { MapViewProps } from './map-types.ts';
import styles from './map.module.css';
import { useLeafletMap } from './use-leaflet-map.ts';

/** The loaded map: base, names, pins, zoom buttons, scale and attribution. */
export function MapCanvas(props: MapViewProps) {
  const container = useRef<HTMLDivElement>(null);
  const { map, view } = useLeafletMap(container, props);
  return (
    <>
      <div ref={container} className={styles.canvas} role="application" aria-label={props.label} />
      {map && (
        <>
          {props.area && props.area.length > 2 && <MapArea map={map} area={props.area} />}
          {props.around && <MapCircle map={map} around={props.around} />}
          {props.route && props.route.length > 1 && <MapRoute map={map} route={props.route} />}
          <MapOverlay map={map} view={view} {...props} />
          {props.drawing && <MapDrawing map={map} onDrawn={props.onDrawn} />}
          <Zoom map={map} labels={props.labels} />
        </>
      )}
      {props.controls && <div className={styles.controls}>{props.controls}</div>}
      {props.card && <div className={styles.card}>{props.card}</div>}
      <div className={styles.foot}>
        {map && <Scale map={map} />}
        <small className={styles.attribution}>{props.attribution}</small>
      </div>
    </>
  );
}

function Zoom({ map, labels }: { readonly map: LeafletMap; readonly labels: MapViewProps['labels'] }) {
  const zoom = map.getZoom();
  return (
    <div className={styles.zoom}>
      <button
        type="button"
        className={styles.zoomButton}
        aria-label={labels.zoomIn}
        disabled={zoom >= map.getMaxZoom()}
        onClick={() => map.zoomIn()}
      >
        <Plus aria-hidden size={20} />
      </button>
      <button
        type="button"
        className={styles.zoomButton}
        aria-label={labels.zoomOut}
        disabled={zoom <= map.getMinZoom()}
        onClick={() => map.zoomOut()}
      >
        <Minus aria-hidden size={20} />
      </button>
    </div>
  );
}

const SCALE_PX = 90;

/** Largest of 1, 2 and 5 times a power of ten that is not above the limit. */
function roundScale(limit: number): number {
  const power = 10 ** Math.floor(Math.log10(limit));
  return ([5, 2, 1].find((step) => step * power <= limit) ?? 1) * power;
}

function Scale({ map }: { readonly map: LeafletMap }) {
  const [middle] = useState(() => map.getSize().y / 2);
  const metres = map.distance(map.containerPointToLatLng([0, middle]), map.containerPointToLatLng([SCALE_PX, middle]));
  if (!(metres > 0)) return null;
  const shown = roundScale(metres);
  const text = shown >= 1000 ? `${shown / 1000} km` : `${shown} m`;
  return (
    <div className={styles.scale} style={{ width: (shown / metres) * SCALE_PX }}>
      {text}
    </div>
  );
}
