import type { ReactNode } from 'react';

/** A place in degrees, WGS 84. */
export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** A price ticket on the map. */
export interface MapPin extends MapPoint {
  readonly id: string;
  /** What the ticket shows: `5,38 jt`. */
  readonly label: string;
  /** Full name for screen readers: hotel and price written out. */
  readonly name: string;
  readonly selected?: boolean;
  /** Opened before: muted. */
  readonly seen?: boolean;
}

/** A written place. Rank 1 (city) shows at any zoom, 2 (area) from region zoom, 3 (spot) close up. */
export interface MapPlace extends MapPoint {
  readonly name: string;
  readonly rank: 1 | 2 | 3;
}

/** What the map shows, in degrees; `south` is below `north`. */
export interface MapBounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** A map whose pins, area and active pin belong to the caller; only position and zoom are its own. */
export interface MapViewProps {
  /** Name of the map region. */
  readonly label: string;
  readonly pins: readonly MapPin[];
  readonly places?: readonly MapPlace[];
  /** Pin drawn as hovered, for instance because its card is. */
  readonly activeId?: string | undefined;
  /** Told when a pin is hovered or focused, and with undefined when it is left. */
  readonly onActivate?: (id: string | undefined) => void;
  /** Told when a pin is pressed. */
  readonly onSelect?: (id: string) => void;
  /**
   * Gives pins that would cover each other one ticket with these words, `5 stays`; a press on it zooms in until they part.
   * Without it every pin has its own ticket.
   */
  readonly groupWords?: (pins: readonly MapPin[]) => { readonly label: string; readonly name: string };
  /** Told after the visitor moved or zoomed the map; not after the map placed itself. */
  readonly onMove?: (bounds: MapBounds) => void;
  /** What the map shows at first; default: all pins. */
  readonly bounds?: MapBounds;
  /** Opens at this point and zoom instead, with a circle of so many metres around it. */
  readonly around?: MapPoint & { readonly zoom: number; readonly radius: number };
  /** The map returns to its first view whenever this text changes, for instance with a new search. */
  readonly fitKey?: string;
  /** Streets in place of the bundled base map: a PMTiles file, read by ranges, and the language of its names. */
  readonly tiles?: { readonly url: string; readonly language: string };
  /** Who made the base map; always shown. */
  readonly attribution: string;
  /** Chosen area, drawn as a shape. */
  readonly area?: readonly MapPoint[];
  /** A way from point to point, drawn as a dotted line. */
  readonly route?: readonly MapPoint[];
  /** While true a drag draws an area instead of moving the map; Esc and the right button end it without one. */
  readonly drawing?: boolean;
  /** Without an area `problem` says why, where it was not given up: nothing was drawn around, or two were begun at once. */
  readonly onDrawn?: (area: readonly MapPoint[] | undefined, problem?: 'noShape' | 'manyShapes') => void;
  /** Over the upper left corner: "search as I move", "draw an area". */
  readonly controls?: ReactNode;
  /** Over the lower left corner: card of the active pin. */
  readonly card?: ReactNode;
  /** In a page that scrolls: one finger scrolls the page, two move the map. */
  readonly inline?: boolean;
  readonly labels: {
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly loading: string;
    /** Calm sentence in place of a map that could not load; the list beside it does everything. */
    readonly failed: string;
  };
}
