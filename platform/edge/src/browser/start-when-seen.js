// @ts-check
/*
 * Puts the shell's scripts into a page that the server has rendered when the visitor sees it: before, they would take the
 * network and the processor from what is seen.
 */
{
  const AT_ONCE = 3;
  const PAINT_LIMIT_MS = 2_000;
  const later = document.getElementById('wisata-later');
  let isStarted = false;

  /**
   * The largest file is fetched meanwhile, behind what is seen: everything else has been asked for by now.
   * @param {HTMLScriptElement} script
   */
  const preload = (script) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', fetchPriority: 'low', crossOrigin: 'anonymous' });
    Object.assign(link, { integrity: script.integrity, href: script.getAttribute('src') });
    document.head.append(link);
  };

  /** @param {HTMLTemplateElement} template */
  const start = (template) => {
    if (isStarted) return;
    isStarted = true;
    const tags = [...document.importNode(template.content, true).children];
    for (const tag of tags) if (tag instanceof HTMLScriptElement) tag.async = false;
    // A slow phone takes some time for each: between a few of them it can answer.
    const addSome = () => {
      template.before(...tags.splice(0, AT_ONCE));
      if (tags.length > 0) setTimeout(addSome);
      else template.remove();
    };
    addSome();
  };

  if (later instanceof HTMLTemplateElement) {
    const largest = later.content.querySelector('script');
    if (largest) preload(largest);
    // Where nothing is painted or told of it, such as in a tab behind others, nobody is kept waiting.
    const tellsPaint = window.PerformanceObserver?.supportedEntryTypes?.includes('paint');
    if (!tellsPaint || document.visibilityState === 'hidden') start(later);
    else {
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) start(later);
      }).observe({ type: 'paint', buffered: true });
      setTimeout(() => start(later), PAINT_LIMIT_MS);
    }
  }
}
