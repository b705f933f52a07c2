import { escapeHtml } from './head-tags.ts';

/** Marks an address that is asked for by a browser which runs no script. */
const MARK = 'script=off';

/** Whether the page has to be whole, because nothing of it can be fetched later. */
export const isWithoutScript = (address: string) => /[?&]script=off(?:&|$)/.test(address);

/** Sends a browser without script on to the same page with everything in it; nothing where that is what it asked for. */
export function withoutScriptTag(address: string): string {
  if (isWithoutScript(address)) return '';
  const whole = `${address}${address.includes('?') ? '&' : '?'}${MARK}`;
  return `<noscript><meta http-equiv="refresh" content="0;url=${escapeHtml(whole)}"></noscript>`;
}
