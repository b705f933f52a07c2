import { ALONE_STYLE_HASH } from './alone.ts';
import { FIRST_SCRIPT_HASH } from './first-script.ts';
import { PRESS_STYLE_HASH } from './press-style.ts';

/** What a document may do beyond the rule. */
interface DocumentRights {
  /** Origins of a developer's own servers. */
  readonly ownServers?: readonly string[];
  /** Hashes of style sheets in the document, as `sha256-…`. */
  readonly styleHashes?: readonly string[];
  /** Lets one inline style sheet through. */
  readonly styleNonce?: string;
}

/** Said to a browser that came by https: a year of nothing else. */
export const STRICT_TRANSPORT = 'max-age=31536000';

/** Headers of a document: only scripts of this origin and the document's own, nobody may frame it. */
export function documentHeaders({
  ownServers = [],
  styleHashes = [],
  styleNonce,
}: DocumentRights): Readonly<Record<string, string>> {
  // Origins of a developer's own servers, for the one tester who has asked for them.
  const own = ownServers.map((origin) => ` ${origin}`).join('');
  const live = ownServers.map((origin) => ` ${origin.replace(/^http/, 'ws')}`).join('');
  // No Trusted Types: webpack's loader, the map and React hand text to the browser, so only a policy that lets every text
  // through could be asked for. Nothing inline runs but the document's own script, known by its hash; any other has to be a signed file of this origin.
  const sheets = [ALONE_STYLE_HASH, PRESS_STYLE_HASH, ...styleHashes].map((hash) => ` '${hash}'`).join('');
  const policy = [
    "default-src 'self'",
    `script-src 'self' '${FIRST_SCRIPT_HASH}'${own}`,
    `style-src 'self'${sheets}${styleNonce ? ` 'nonce-${styleNonce}'` : ''}${own}`,
    // Measured sizes (progress, sliders, virtual rows) are set as style attributes by script.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${own}`,
    `font-src 'self'${own}`,
    `connect-src 'self'${own}${live}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
  };
}

/** Headers of the operators' pages: files of this origin only, and never inside another page. */
export function consoleHeaders(): Readonly<Record<string, string>> {
  return {
    'content-security-policy':
      "default-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin',
  };
}

/** Headers of the service worker: asked for anew each time, for the whole site, with no script but its own. */
export function workerHeaders(): Readonly<Record<string, string>> {
  return {
    'cache-control': 'no-cache',
    'service-worker-allowed': '/',
    'content-security-policy': "default-src 'self'",
    'x-content-type-options': 'nosniff',
  };
}
