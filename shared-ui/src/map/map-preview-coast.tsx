import { lazy, useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { useHydrated } from '../browser/use-hydrated.ts';
import type { Projection } from './map-preview-frame.ts';

interface CoastProps {
  readonly project: Projection;
}

/** With the outline of all land, which weighs more than the rest of a page that has a preview. */
const loadCoast = async () => (await import('./map-preview-land.tsx')).Coast;
const ServedCoast = lazy(async () => ({ default: await loadCoast() }));

const isServer = typeof document === 'undefined';
/** What the browser says of markup that it keeps as it was served. */
const AS_SERVED = { __html: '' };

/** Tells two projections apart. */
const frameOf = (project: Projection) =>
  [0, 1].map((degree) => Object.values(project({ latitude: degree, longitude: degree })).join()).join();

interface MapPreviewCoastProps extends CoastProps {
  /** Asks for the outline in the browser. */
  readonly withLand: boolean;
}

/**
 * Sea and land below a preview. The server draws them and the browser keeps what was served: it asks for the outline only
 * where another part of the world has to be drawn.
 */
export function MapPreviewCoast({ project, withLand }: MapPreviewCoastProps) {
  const frame = useMemo(() => frameOf(project), [project]);
  const isOpenedHere = useHydrated();
  const [served, setServed] = useState(isOpenedHere ? undefined : frame);
  if (served !== undefined && served !== frame) setServed(undefined);
  const [Coast, setCoast] = useState<ComponentType<CoastProps>>();
  const group = useRef<SVGGElement>(null);
  useEffect(() => {
    if (!withLand || group.current?.firstChild) return undefined;
    let isGone = false;
    loadCoast().then(
      (loaded) => {
        if (isGone) return;
        setServed(undefined);
        setCoast(() => loaded);
      },
      // The dots say what there is to say.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [withLand, frame]);
  if (isServer) {
    return (
      <g>
        <ServedCoast project={project} />
      </g>
    );
  }
  if (served !== undefined) return <g ref={group} dangerouslySetInnerHTML={AS_SERVED} suppressHydrationWarning />;
  return <g>{Coast && withLand && <Coast project={project} />}</g>;
}
