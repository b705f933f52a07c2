/** From a press on a link to what it leads to, by the page's own clock. */
export interface NavigationLog {
  pressedMs: number;
  shownMs: number;
}

export interface NavigationGoal {
  readonly path: string;
  /** What the visitor goes there for. */
  readonly content: string;
}

declare global {
  interface Window {
    navigationLog: NavigationLog;
  }
}

/** Runs in the page before the press. */
export function watchNavigation({ path, content }: NavigationGoal): void {
  const log: NavigationLog = { pressedMs: 0, shownMs: 0 };
  window.navigationLog = log;
  const isThere = () => location.pathname === path && document.querySelector(content) !== null;
  const look = () => {
    if (!isThere()) return void requestAnimationFrame(look);
    // The frame that shows it has been painted when the next one begins.
    requestAnimationFrame(() => (log.shownMs = performance.now()));
  };
  const begin = ({ timeStamp }: Event) => {
    log.pressedMs = timeStamp;
    look();
  };
  addEventListener('click', begin, { capture: true, once: true });
}
