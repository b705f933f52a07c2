/** What a page has shown so far, by its own clock: ms from the navigation. */
export interface PageLog {
  fcpMs: number;
  lcpMs: number;
  /** What the visitor came for is in the page. */
  contentMs: number;
  /** A press would do something. */
  usableMs: number;
  /** Layout shifts that no press caused. */
  shifts: { atMs: number; value: number }[];
  longTasks: { atMs: number; ms: number }[];
  /** Input to next paint of every event of a press. */
  presses: number[];
}

export interface WatchOptions {
  readonly content: string;
  readonly press: string;
  /** What Event Timing leaves out is shorter. */
  readonly shortestEventMs: number;
}

declare global {
  interface Window {
    pageLog: PageLog;
  }
}

/** Runs in the page before anything else of it. */
export function watchPage({ content, press, shortestEventMs }: WatchOptions): void {
  const log: PageLog = { fcpMs: 0, lcpMs: 0, contentMs: 0, usableMs: 0, shifts: [], longTasks: [], presses: [] };
  window.pageLog = log;
  const observe = <T extends PerformanceEntry>(type: string, note: (entry: T) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => note(entry as T))).observe({
      type,
      buffered: true,
      ...more,
    });
  observe('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (log.fcpMs = startTime));
  observe('largest-contentful-paint', ({ startTime }) => (log.lcpMs = startTime));
  observe('longtask', ({ startTime, duration }) => log.longTasks.push({ atMs: startTime, ms: duration }));
  observe<PerformanceEntry & { value: number; hadRecentInput: boolean }>('layout-shift', (shift) => {
    if (!shift.hadRecentInput) log.shifts.push({ atMs: shift.startTime, value: shift.value });
  });
  observe<PerformanceEventTiming>(
    'event',
    ({ interactionId, duration }) => interactionId && log.presses.push(duration),
    { durationThreshold: shortestEventMs },
  );
  // The shell marks what React brings to it, which is nothing before React has taken the element over. React takes no part
  // over for the sake of this event, as it does for a press; it does not bubble, so no form hears of it.
  const isUsable = (element: Element) => {
    const event = new Event('submit');
    element.dispatchEvent(event);
    return 'isHeard' in event;
  };
  // Asks for no layout and for no frame, which would be work of the bench's own.
  let pressed: Element | null = null;
  const look = () => {
    if (log.contentMs === 0 && document.querySelector(content)) log.contentMs = performance.now();
    if (!pressed?.isConnected) pressed = document.querySelector(press);
    if (log.usableMs === 0 && pressed && isUsable(pressed)) log.usableMs = performance.now();
    if (log.contentMs === 0 || log.usableMs === 0) setTimeout(look, 25);
  };
  look();
}
