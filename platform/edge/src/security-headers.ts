/** Headers of a document: only scripts of this origin, nothing inline, nobody may frame it. */
export function documentHeaders(nonce: string): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Measured sizes (progress, sliders, virtual rows) are set as style attributes by script.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
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

/** Headers of the service worker: asked for anew each time, for the whole site, with no script but its own. */
export function workerHeaders(): Readonly<Record<string, string>> {
  return {
    'cache-control': 'no-cache',
    'service-worker-allowed': '/',
    'content-security-policy': "default-src 'self'",
    'x-content-type-options': 'nosniff',
  };
}
