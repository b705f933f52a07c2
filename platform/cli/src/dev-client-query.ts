/** Put in by the build. */
declare const OWN_SERVER: string;

// The hot client reads it while it loads, and would look for its server on the site otherwise.
Object.assign(window, {
  __webpack_dev_middleware_client_query__: `?${new URLSearchParams({ path: `${OWN_SERVER}live`, logging: 'warn' })}`,
});
