/** What became of one press; times in ms after the navigation began, 0 for never. */
export interface PressLog {
  pressedMs: number;
  /** The first frame in which the page shows that it was pressed. */
  answeredMs: number;
  /** What the press is for has begun. */
  doneMs: number;
}

declare global {
  interface Window {
    pressLog: PressLog;
  }
}

/** Runs in the page: follows the next press on the first element of a selector and gives the middle of it. */
export function watchPress(selector: string): { readonly x: number; readonly y: number } {
  const log: PressLog = { pressedMs: 0, answeredMs: 0, doneMs: 0 };
  window.pressLog = log;
  const found = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
  if (!found) throw new Error(`Nothing to press: ${selector}`);
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const follow = () => {
    if (found.getAttribute('aria-busy') !== 'true') log.doneMs = performance.now();
    else requestAnimationFrame(follow);
  };
  const answer = () => {
    if (log.pressedMs === 0 || log.answeredMs > 0) return;
    log.answeredMs = -1;
    requestAnimationFrame(() => {
      log.answeredMs = performance.now();
      follow();
    });
  };
  window.addEventListener('pointerdown', ({ timeStamp }) => (log.pressedMs ||= timeStamp), true);
  window.addEventListener('focusin', answer, true);
  new MutationObserver(answer).observe(document, { subtree: true, attributes: true, childList: true });
  const { left, top, width, height } = found.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
