import { use, useEffect, useMemo, useRef, useState } from 'react';
import { useHydrated } from '../browser/use-hydrated.ts';
import type { Projection } from './map-preview-frame.ts';
import styles from './map.module.css';

type LandPath = (project: Projection) => string;

const isServer = typeof document === 'undefined';

let known: LandPath | undefined;
let asked: Promise<void> | undefined;

/** Brings the outline of all land, which weighs more than the rest of a page that has a preview. */
function askForLand(): Promise<void> {
  asked ??= import('./map-preview-land.ts').then(
    ({ landPath }) => void (known = landPath),
    (error: unknown) => {
      asked = undefined;
      throw error;
    },
  );
  return asked;
}

/** Tells two projections apart. */
const frameOf = (project: Projection) =>
  [0, 1].map((degree) => Object.values(project({ latitude: degree, longitude: degree })).join()).join();

/** What is beyond the units of the drawing is sea too. */
const SEA = { x: '-400%', y: '-200%', width: '900%', height: '500%' };

function Coast({ path }: { readonly path: string }) {
  return (
    path && (
      <g>
        <rect className={styles.sea} {...SEA} />
        <path className={styles.land} d={path} />
      </g>
    )
  );
}

const coastHtml = (path: string) =>
  path &&
  `<rect class="${styles.sea}" x="${SEA.x}" y="${SEA.y}" width="${SEA.width}" height="${SEA.height}"/><path class="${styles.land}" d="${path}"/>`;

interface MapPreviewCoastProps {
  readonly project: Projection;
  /** Asks for the outline in the browser. */
  readonly withLand: boolean;
}

/**
 * Sea and land below a preview. The server draws them and the browser keeps what was served: it asks for the outline only
 * where another part of the world has to be drawn.
 */
export function MapPreviewCoast({ project, withLand }: MapPreviewCoastProps) {
  if (isServer && !known) use(askForLand());
  const frame = useMemo(() => frameOf(project), [project]);
  const isOpenedHere = useHydrated();
  const [served, setServed] = useState(isOpenedHere ? undefined : frame);
  if (served !== undefined && served !== frame) setServed(undefined);
  const [landPath, setLandPath] = useState(() => known);
  const isDrawn = withLand || isServer;
  const path = useMemo(() => (isDrawn && landPath?.(project)) || '', [isDrawn, landPath, project]);
  const group = useRef<SVGGElement>(null);
  useEffect(() => {
    if (!withLand || group.current?.firstChild) return undefined;
    let isGone = false;
    askForLand().then(
      () => {
        if (isGone) return;
        setServed(undefined);
        setLandPath(() => known);
      },
      // The dots say what there is to say.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [withLand, frame]);
  if (served === undefined) return <Coast path={path} />;
  const html = isServer ? coastHtml(path) : '';
  return <g ref={group} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}
