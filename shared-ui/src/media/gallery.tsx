import { Images } from 'lucide-react';
import { useRef, useState } from 'react';
import type { GalleryLabels } from './gallery-labels.ts';
import type { GalleryViewer } from './gallery-viewer.tsx';
import { useFetchedEarly } from '../browser/use-fetched-early.ts';
import { classNames } from '../text/class-names.ts';
import styles from './gallery.module.css';
import badge from './picture-badge.module.css';
import type { Media } from './picture.tsx';
import { Picture } from './picture.tsx';

/** Pictures in the order shown; the first is the large one and loads at once. */
export interface GalleryProps {
  readonly pictures: readonly Media[];
  readonly labels: GalleryLabels;
  /** Puts a small picture that is pressed in the place of the large one, which alone opens the viewer; its name then is this. */
  readonly swapLabel?: (index: number, count: number) => string;
}

const MOSAIC = 5;
/** How wide the first picture is drawn, as in the `sizes` attribute. */
export const FIRST_PICTURE = '(min-width: 1280px) 600px, (min-width: 720px) 50vw, 90vw';
const SMALL_PICTURE = '(min-width: 1280px) 300px, (min-width: 720px) 25vw, 90vw';

const loadViewer = async () => (await import('./gallery-viewer.tsx')).GalleryViewer;

/** The pictures with one of them in the place of the first, which takes its place. */
function useSwapped(given: readonly Media[]) {
  const [swapped, setSwapped] = useState(0);
  const at = given[swapped] ? swapped : 0;
  const pictures = given.map((each, index) => (index === 0 ? given[at]! : index === at ? given[0]! : each));
  return { pictures, swap: setSwapped };
}

/** One large picture and four small ones from 720 px, a strip to swipe below; each opens the viewer over the whole screen, whose code comes when the page is idle. */
export function Gallery({ pictures: given, labels, swapLabel }: GalleryProps) {
  const { pictures, swap } = useSwapped(given);
  const [shown, setShown] = useState<number>();
  const [Viewer, setViewer] = useState<typeof GalleryViewer>();
  const [isLookedAt, setLookedAt] = useState(false);
  const lookAt = () => setLookedAt(true);
  const place = useRef<HTMLDivElement>(null);
  useFetchedEarly(loadViewer, place);
  const open = (index: number) => {
    loadViewer().then(
      (loaded) => {
        const show = () => {
          setViewer(() => loaded);
          setShown(index);
        };
        // To open a dialog lays the whole page out: the frame that answers the press comes first.
        requestAnimationFrame(() => setTimeout(show));
      },
      () => undefined,
    );
  };
  const count = pictures.length;
  const nameOf = (index: number) =>
    swapLabel && index > 0 ? swapLabel(index + 1, count) : labels.open(index + 1, count);
  if (count === 0) return null;
  return (
    <div
      ref={place}
      className={styles.gallery}
      role="group"
      aria-label={labels.title}
      // A finger that points has pressed, and what a press opens comes first.
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && lookAt()}
      onKeyUp={lookAt}
    >
      <ul
        role="list"
        className={styles.pictures}
        data-count={Math.min(count, MOSAIC)}
        data-looked-at={isLookedAt || undefined}
        onScroll={lookAt}
      >
        {pictures.map((media, index) => (
          <li key={`${index} ${media.path}`} className={styles.item}>
            <button
              type="button"
              className={styles.open}
              aria-label={[nameOf(index), media.alt].filter(Boolean).join(': ')}
              onClick={() => (swapLabel && index > 0 ? swap(given.indexOf(media)) : open(index))}
            >
              <Picture media={media} fill eager={index === 0} sizes={index === 0 ? FIRST_PICTURE : SMALL_PICTURE} />
            </button>
          </li>
        ))}
      </ul>
      {count > 1 && (
        <button type="button" className={classNames(badge.badge, styles.all)} onClick={() => open(0)}>
          <Images aria-hidden size={16} />
          {labels.all(count)}
        </button>
      )}
      {Viewer && <Viewer pictures={pictures} shown={shown} onShow={setShown} labels={labels} />}
    </div>
  );
}
