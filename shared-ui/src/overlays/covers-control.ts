const CONTROLS = 'button, input, select, textarea, [data-button], [data-bar]';

/** Whether a fixed element lies on something that can be pressed and is not in `own`, as the page stands now. */
export function coversControl(element: HTMLElement, own: HTMLElement = element): boolean {
  if (typeof document.elementsFromPoint !== 'function') return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
  const points = [left, middle, right - 1].flatMap((x) => [top, centre, bottom - 1].map((y) => [x, y] as const));
  return points.some(([x, y]) =>
    document.elementsFromPoint(x, y).some((found) => !own.contains(found) && found.closest(CONTROLS) !== null),
  );
}
