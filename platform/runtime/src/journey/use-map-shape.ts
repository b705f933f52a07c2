import { useState } from 'react';
import { holdsAny, simplifyShape } from './map-drawn.rules.ts';
import type { Corner, MapShape } from './map-shape.rules.ts';

interface Shown {
  /** What the address asks for. */
  readonly within: MapShape;
  /** Every result of the search, wherever it lies. */
  readonly places: readonly Corner[];
  readonly narrow: (within: MapShape, how: { readonly replace: boolean }) => void;
}

interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Why a drawing gave no area: nothing was drawn around, or two were begun at once. */
export type ShapeProblem = 'noShape' | 'manyShapes';

const RECTANGLE = 2;

/** The part of the map that a list is narrowed to: what the map shows while it is followed, or an area drawn on it. */
export function useMapShape({ within, places, narrow }: Shown) {
  const [isFollowed, setFollowed] = useState(within.length === RECTANGLE);
  const [isDrawing, setDrawing] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const [problem, setProblem] = useState<ShapeProblem>();
  const isDrawn = within.length > RECTANGLE;

  // An area without results would lead to an empty page without a map.
  function show(shape: MapShape) {
    const holds = holdsAny(shape, places);
    setEmpty(!holds);
    if (holds) narrow(shape, { replace: within.length === RECTANGLE && shape.length === RECTANGLE });
  }

  return {
    isFollowed,
    isDrawing,
    isEmpty,
    problem,
    area: isDrawn ? within : undefined,
    follow(isOn: boolean) {
      setFollowed(isOn);
      setEmpty(false);
      if (!isOn && within.length === RECTANGLE) narrow([], { replace: false });
    },
    draw(isOn: boolean) {
      setDrawing(isOn);
      setEmpty(false);
      setProblem(undefined);
    },
    clear: () => narrow([], { replace: false }),
    onMove({ south, west, north, east }: Bounds) {
      if (!isFollowed || isDrawn) return;
      show(
        simplifyShape([
          { latitude: south, longitude: west },
          { latitude: north, longitude: east },
        ]),
      );
    },
    onDrawn(shape: MapShape | undefined, reason?: ShapeProblem) {
      setDrawing(reason !== undefined);
      setProblem(reason);
      if (!shape) return;
      setFollowed(false);
      show(simplifyShape(shape));
    },
  };
}

/** What {@link useMapShape} gives. */
export type MapShapeState = ReturnType<typeof useMapShape>;
