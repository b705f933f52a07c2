import { createHash } from 'node:crypto';

/** React Aria's, word for word: it keeps a press from waiting for a second tap. */
const TEXT = `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`;

/**
 * The one style sheet that a library would write into a page. React Aria puts it before all others at the first thing to
 * press, and a browser that meets a sheet there looks up every font and lays out the whole page anew: a fifth of a second on
 * a slow phone, in the first opening of a calendar. It finds this one by its id and writes none.
 */
export const PRESS_STYLE = `<style id="react-aria-pressable-style">${TEXT}</style>`;
/** As the content security policy names it. */
export const PRESS_STYLE_HASH = `sha256-${createHash('sha256').update(TEXT).digest('base64')}`;
