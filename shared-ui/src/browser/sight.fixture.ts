/** Has what a part looks for be seen when a test says so, as a browser tells it. */
export function beginSight() {
  const margins: (string | undefined)[] = [];
  const tells: ((entries: object[]) => void)[] = [];
  class Sight {
    constructor(tell: (entries: object[]) => void, options: IntersectionObserverInit) {
      tells.push(tell);
      margins.push(options.rootMargin);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  Object.assign(globalThis, { IntersectionObserver: Sight });
  return {
    margins,
    see(isIntersecting: boolean) {
      for (const tell of tells) tell([{ isIntersecting }]);
    },
  };
}

/** The browser cannot tell any more, as jsdom. */
export const endSight = (): void => void Reflect.deleteProperty(globalThis, 'IntersectionObserver');
