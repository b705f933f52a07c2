// @ts-check
/*
 * Starts the shell's scripts in a page that the server has rendered when the visitor sees it: before, they would take the
 * processor from what is seen. They are fetched meanwhile.
 */
{
  const AT_ONCE = 3;
  const PAINT_LIMIT_MS = 2_000;
  const later = document.getElementById('wisata-later');
  let isStarted = false;

  /**
   * A slow phone takes some time for each: between a few of them it can answer.
   * @param {Element[]} tags
   * @param {() => void} [then]
   */
  const addSome = (tags, then) => {
    document.head.append(...tags.splice(0, AT_ONCE));
    if (tags.length > 0) setTimeout(addSome, 0, tags, then);
    else then?.();
  };

  /** @param {Element[]} tags */
  const start = (tags) => {
    if (isStarted) return;
    isStarted = true;
    addSome(
      tags.filter(({ isConnected }) => !isConnected),
      () => later?.remove(),
    );
  };

  /**
   * The largest file comes behind the picture of the page: asked for as the page is about to be drawn, it has the network
   * while the processor is busy with that.
   * @param {HTMLScriptElement | undefined} script
   */
  const preload = (script) => {
    if (!script) return;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', fetchPriority: 'low', crossOrigin: 'anonymous' });
    Object.assign(link, { integrity: script.integrity, href: script.getAttribute('src') });
    document.head.append(link);
  };

  /** What is seen is drawn once more when its letters and its picture are there; that comes first. */
  const whenWhole = () => {
    const pictures = [...document.images].filter(({ fetchPriority }) => fetchPriority === 'high');
    return Promise.allSettled([document.fonts?.ready, ...pictures.map((picture) => picture.decode())]);
  };

  /** @param {() => void} then */
  const afterFrame = (then) => requestAnimationFrame(() => setTimeout(then));

  if (later instanceof HTMLTemplateElement) {
    const tags = [...document.importNode(later.content, true).children];
    const scripts = tags.filter((tag) => tag instanceof HTMLScriptElement);
    for (const script of scripts) script.async = false;
    const links = tags.filter((tag) => !(tag instanceof HTMLScriptElement));
    requestAnimationFrame(() => preload(scripts[0]));
    // Where nothing is painted or told of it, such as in a tab behind others, nobody is kept waiting.
    const tellsPaint = window.PerformanceObserver?.supportedEntryTypes?.includes('paint');
    if (!tellsPaint || document.visibilityState === 'hidden') start(tags);
    else {
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length === 0) return;
        addSome(links);
        void whenWhole().then(() => afterFrame(() => start(scripts)));
      }).observe({ type: 'paint', buffered: true });
      setTimeout(start, PAINT_LIMIT_MS, tags);
    }
  }
}
