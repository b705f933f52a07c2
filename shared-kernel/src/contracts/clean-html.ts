import * as v from 'valibot';

/**
 * HTML that the backend has cleaned: the listed tags without attributes but `href` and `lang`, and no address but pages of
 * the site, the web, mail and phone (spec section 7, Top-level content and Blog). A page may show it as it is.
 */
export const CLEAN_HTML = v.pipe(v.string(), v.brand('CleanHtml'));

/** HTML that may be shown as it is; only the schema of an answer gives it. */
export type CleanHtml = v.InferOutput<typeof CLEAN_HTML>;
