import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';
import { isRightToLeft } from '../browser/direction.ts';
import { isPhoneViewport } from '../browser/use-media-query.ts';

const GAP = 8;
const EDGE = 8;

/** Edge of the anchor that the layer keeps to; `stretch` is at least as wide as the anchor. */
export type LayerAlign = 'start' | 'end' | 'stretch';

/** What is placed, beside what, and how it behaves on a phone. */
export interface AnchoredLayerOptions {
  readonly open: boolean;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly layer: RefObject<HTMLElement | null>;
  readonly align: LayerAlign;
  /** On phones: beside the anchor too, over the whole screen by its style sheet, or part of a parent that does so. */
  readonly phone: 'anchored' | 'full' | 'flow';
}

/** Effects that measure have nothing to do on the server, where React warns about them. */
const useClientLayoutEffect = typeof document === 'undefined' ? () => undefined : useLayoutEffect;

function placeLayer(anchor: HTMLElement, layer: HTMLElement, align: LayerAlign): void {
  const box = anchor.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const height = window.innerHeight;
  if (align === 'stretch') layer.style.setProperty('--layer-min-width', `${box.width}px`);
  const below = height - box.bottom - GAP - EDGE;
  const above = box.top - GAP - EDGE;
  const wanted = Math.min(layer.scrollHeight, 560);
  const goesAbove = wanted > below && above > below;
  const keepsRight = (align === 'end') !== isRightToLeft();
  const left = keepsRight ? box.right - layer.offsetWidth : box.left;
  const maxLeft = width - layer.offsetWidth - EDGE;
  layer.style.setProperty('--layer-left', `${Math.max(EDGE, Math.min(left, maxLeft))}px`);
  layer.style.setProperty('--layer-top', goesAbove ? 'auto' : `${box.bottom + GAP}px`);
  layer.style.setProperty('--layer-bottom', goesAbove ? `${height - box.top + GAP}px` : 'auto');
  layer.style.setProperty('--layer-max-height', `${Math.max(180, goesAbove ? above : below)}px`);
}

function enterTopLayer(layer: HTMLElement): () => void {
  if (typeof layer.showPopover !== 'function' || !layer.isConnected) return () => undefined;
  layer.showPopover();
  return () => {
    if (layer.isConnected) layer.hidePopover();
  };
}

/**
 * Keeps a layer beside its anchor, above everything else on the page (the browser's top layer where it exists, so that
 * no clipped or stacked parent hides it), and turns it over when the room below is too small. The layer's style sheet
 * reads `--layer-left`, `--layer-top`, `--layer-bottom`, `--layer-max-height` and, stretched, `--layer-min-width`.
 */
export function useAnchoredLayer(options: AnchoredLayerOptions): void {
  const { open, anchor, layer, align, phone } = options;
  useClientLayoutEffect(() => {
    const anchorElement = anchor.current;
    const layerElement = layer.current;
    if (!open || !anchorElement || !layerElement) return undefined;
    const place = () => {
      if (phone === 'anchored' || !isPhoneViewport()) placeLayer(anchorElement, layerElement, align);
    };
    const leaveTopLayer = phone === 'flow' && isPhoneViewport() ? undefined : enterTopLayer(layerElement);
    place();
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(place) : undefined;
    observer?.observe(layerElement);
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      observer?.disconnect();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, { capture: true });
      leaveTopLayer?.();
    };
  }, [open, anchor, layer, align, phone]);
}
