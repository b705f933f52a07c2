import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Marks an address that is asked for by a browser which runs no script. */
const MARK = 'script=off';

/** Whether the page has to be whole, because nothing of it can be fetched later. */
export const isWithoutScript = (address: string) => /[?&]script=off(?:&|$)/.test(address);

/** The address of the same page with everything in it; undefined where that is what was asked for. */
export function withoutScript(address: string): string | undefined {
  return isWithoutScript(address) ? undefined : `${address}${address.includes('?') ? '&' : '?'}${MARK}`;
}

/** Sends a browser without script on to the same page with everything in it; nothing where that is what it asked for. */
export function withoutScriptTag(address: string): string {
  const whole = withoutScript(address);
  if (whole === undefined) return '';
  return renderToStaticMarkup(h('noscript', null, h('meta', { httpEquiv: 'refresh', content: `0;url=${whole}` })));
}
