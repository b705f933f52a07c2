import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { preload } from 'react-dom';
import { classNames } from '../text/class-names.ts';
import { Icon } from './icon.tsx';
import styles from './picture.module.css';

/** A picture as the API names it; `width` and `height` are the pixels of its largest form and fix its place before it loads. */
export interface Media {
  /**
   * `/media/<kind>/<seed>?ratio=4x3&place=Bali` for drawn scenes; one encoded form such as `/media/<kind>/<seed>/640.webp`
   * names the same scene. Any other address is used as it is.
   */
  path: string;
  /** What is to be seen; empty when the picture only decorates. */
  alt: string;
  width: number;
  height: number;
}

/** Widths in pixels that the media service encodes. */
export const MEDIA_WIDTHS = [160, 320, 480, 640, 800, 960, 1280, 1600] as const;
export type MediaWidth = (typeof MEDIA_WIDTHS)[number];

/** True for a scene that is served in several widths and formats; a drawing of lines has one form for all. */
function isDrawn(path: string): boolean {
  return path.startsWith('/media/') && !path.endsWith('.svg');
}

/** Address of one encoded form: `/media/<kind>/<seed>/<width>.<format>` with the query kept; a foreign address comes back unchanged. */
export function mediaUrl(media: Pick<Media, 'path'>, width: MediaWidth, format: 'avif' | 'webp'): string {
  if (!isDrawn(media.path)) return media.path;
  const at = media.path.indexOf('?');
  const [base, query] = at < 0 ? [media.path, ''] : [media.path.slice(0, at), media.path.slice(at)];
  return `${base.replace(/\/(?:\d+\.[a-z]+)?$/, '')}/${width}.${format}${query}`;
}

/** Props of `Picture`. */
export interface PictureProps {
  media: Media;
  /** How wide the picture is drawn, as in the `sizes` attribute: `(min-width: 960px) 280px, 100vw`. */
  sizes: string;
  /** Forms to offer; by default what cards and heroes need. */
  widths?: readonly MediaWidth[];
  /** For the largest picture of the first screen only: loaded at once and with priority. All others are lazy. */
  eager?: boolean;
  /** Covers its parent, which then fixes the size, instead of keeping its own ratio. */
  fill?: boolean;
  rounded?: boolean;
}

const DEFAULT_WIDTHS: readonly MediaWidth[] = [320, 480, 640, 960, 1280];

function Missing({ media: { alt, width, height }, fill }: Pick<PictureProps, 'media' | 'fill'>) {
  const meaning = alt ? { role: 'img', 'aria-label': alt } : {};
  return (
    <span {...meaning} className={styles.missing} style={fill ? undefined : { aspectRatio: `${width} / ${height}` }}>
      <Icon of={ImageOff} size="l" />
    </span>
  );
}

/** A picture in AVIF and WebP whose place never moves; when it cannot be loaded a calm grey area with its description stays. */
export function Picture({ media, sizes, widths = DEFAULT_WIDTHS, eager, fill, rounded }: PictureProps) {
  const [failedPath, setFailedPath] = useState<string>();
  const { path, alt, width, height } = media;
  const sourceSet = (format: 'avif' | 'webp') => widths.map((at) => `${mediaUrl(media, at, format)} ${at}w`).join(', ');
  // A picture may have failed before the script that listens for it had loaded.
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailedPath(path);
  };
  const drawn = isDrawn(path);
  const middle = widths[Math.floor(widths.length / 2)] ?? 640;
  // React does not ask early for one that has several formats; the first is what nearly every browser takes.
  if (eager && drawn)
    preload(mediaUrl(media, middle, 'avif'), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: sourceSet('avif'),
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  const frame = classNames(styles.frame, fill && styles.fill, rounded && styles.rounded);
  if (failedPath === path) {
    return (
      <span className={frame}>
        <Missing media={media} fill={fill} />
      </span>
    );
  }
  return (
    <picture className={frame}>
      {drawn && <source type="image/avif" srcSet={sourceSet('avif')} sizes={sizes} />}
      <img
        ref={check}
        className={styles.image}
        src={mediaUrl(media, middle, 'webp')}
        srcSet={drawn ? sourceSet('webp') : undefined}
        sizes={drawn ? sizes : undefined}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={eager ? 'high' : undefined}
        onError={() => setFailedPath(path)}
      />
    </picture>
  );
}
