import * as leaflet from 'leaflet';
import { TerraDraw, TerraDrawFreehandMode } from 'terra-draw';
import { TerraDrawLeafletAdapter } from 'terra-draw-leaflet-adapter';
import type { MapPoint, MapViewProps } from './map-types.ts';

const NEXT_POINT_PX = 6;

/** The library's adapter without what `map.module.css` does: it would add style sheets, which no page of the site lets in. */
function adapterFor(map: leaflet.Map): TerraDrawLeafletAdapter {
  return Object.assign(new TerraDrawLeafletAdapter({ lib: leaflet, map }), {
    createPaneStyleSheet(pane: string) {
      if (!map.getPane(pane)) map.createPane(pane);
    },
    setDraggability: () => undefined,
    setCursor: () => undefined,
  });
}

/** The corners of what is drawn: its ring without the repeats at which it begins and closes. */
function cornersOf(drawing: TerraDraw): readonly MapPoint[] {
  const rings = drawing
    .getSnapshot()
    .flatMap(({ geometry }) => (geometry.type === 'Polygon' ? geometry.coordinates : []));
  const ring = rings[0] ?? [];
  return ring.slice(1).flatMap(([longitude = 0, latitude = 0], before) => {
    const isRepeat = ring[before]?.[0] === longitude && ring[before][1] === latitude;
    return isRepeat ? [] : [{ latitude, longitude }];
  });
}

/** Takes freehand shapes by finger, pen or mouse, one at a time, until what it gives is called. */
export function takeShapes(map: leaflet.Map, onDrawn: NonNullable<MapViewProps['onDrawn']>): () => void {
  const element = map.getContainer();
  const { dragging, touchZoom, boxZoom, doubleClickZoom } = map;
  const moves = [dragging, touchZoom, boxZoom, doubleClickZoom].filter((move) => move.enabled());
  const mode = new TerraDrawFreehandMode({
    drawInteraction: 'click-drag',
    keyEvents: null,
    minDistance: NEXT_POINT_PX,
    preventPointsNearClose: false,
    // How long after a shape the next may not begin.
    autoCloseTimeout: 0,
    styles: { outlineWidth: 2, fillOpacity: 0.08, closingPointWidth: 0, closingPointOutlineWidth: 0 },
  });
  const drawing = new TerraDraw({ adapter: adapterFor(map), modes: [mode] });
  let isPressed = false;

  function onDown(event: PointerEvent) {
    if (event.button > 0) return event.stopImmediatePropagation();
    if (!event.isPrimary) {
      if (isPressed) giveUp();
      return onDrawn(undefined, 'manyShapes');
    }
    isPressed = true;
    // A hand that leaves the map goes on drawing.
    element.setPointerCapture?.(event.pointerId);
    return undefined;
  }

  // The library would begin anew under the finger that stays.
  function onMove(event: PointerEvent) {
    if (!isPressed) event.stopImmediatePropagation();
  }

  function onUp() {
    if (!isPressed) return;
    const corners = cornersOf(drawing);
    giveUp();
    if (corners.length > 2) onDrawn(corners);
    else onDrawn(undefined, 'noShape');
  }

  function giveUp() {
    isPressed = false;
    drawing.clear();
  }

  for (const move of moves) move.disable();
  element.dataset['drawing'] = '';
  element.addEventListener('pointerdown', onDown, true);
  element.addEventListener('pointermove', onMove, true);
  element.addEventListener('pointercancel', giveUp);
  drawing.start();
  drawing.setMode(mode.mode);
  // After the library's own.
  element.addEventListener('pointerup', onUp);
  return () => {
    drawing.stop();
    element.removeEventListener('pointerdown', onDown, true);
    element.removeEventListener('pointermove', onMove, true);
    element.removeEventListener('pointercancel', giveUp);
    element.removeEventListener('pointerup', onUp);
    delete element.dataset['drawing'];
    if (element.isConnected) for (const move of moves) move.enable();
  };
}
