const FOCUSABLE =
  'a[href],button:not([disabled]),input:not([disabled]):not([type="hidden"]),select:not([disabled]),textarea:not([disabled]),[tabindex]:not([tabindex="-1"])';

/** First element inside that takes the focus by Tab; an element marked `data-autofocus` comes before all others. */
export function findFirstFocusable(root: HTMLElement): HTMLElement | undefined {
  return root.querySelector<HTMLElement>('[data-autofocus]') ?? root.querySelector<HTMLElement>(FOCUSABLE) ?? undefined;
}
