// @ts-check
/*
 * Runs before the shell. A shell that cannot start is given up in this browser for ten minutes, and the page is loaded
 * anew, once: with the shell that stands behind it. Where that is no help, the document stands alone and says so.
 */
{
  const own = /** @type {HTMLScriptElement} */ (document.currentScript);
  const { shell = '', base = '', whole } = own.dataset;
  const root = document.documentElement;
  const COOKIE = 'wisata_rescue';
  const isTried = () => document.cookie.includes(`${COOKIE}=`);
  let isOver = false;

  const standAlone = () => {
    if ('alone' in root.dataset) return;
    // What was late for this document is fetched by nobody now; the server gives all of it at once.
    if (whole) return location.replace(whole);
    root.dataset['alone'] = '';
    const sheets = document.querySelectorAll('link[rel="stylesheet"]');
    if ([...sheets].some((link) => !(/** @type {HTMLLinkElement} */ (link).sheet))) root.dataset['plain'] = '';
  };

  /** @param {'network' | 'execution'} code */
  const giveUp = (code) => {
    if (isOver) return;
    isOver = true;
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    const isFirst = !isTried();
    if (isFirst) document.cookie = `${COOKIE}=${shell}:${code}; Path=/; Max-Age=600; SameSite=Lax${secure}`;
    // Without cookies the next document would be the same.
    if (isFirst && isTried()) location.reload();
    else window.dispatchEvent(new Event('wisata:alone'));
  };

  window.addEventListener('wisata:alone', standAlone);
  window.addEventListener('wisata:started', () => {
    isOver = true;
    document.getElementById('wisata-alone')?.remove();
  });
  window.addEventListener(
    'error',
    ({ target, filename }) => {
      if (target instanceof HTMLScriptElement) {
        if (target.src.includes(base)) giveUp('network');
      } else if (filename?.includes(base)) giveUp('execution');
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error && reason.stack?.includes(base)) giveUp('execution');
  });
}
