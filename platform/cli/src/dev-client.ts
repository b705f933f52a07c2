// Runs in the page, before the remote that it came with.
import './dev-client-query.ts';
// Builds, mistakes in them and what the page throws are its own affair; it loads the page again when it has to.
import { subscribe } from 'webpack-dev-middleware/client';

subscribe(({ action, file = '' }) => {
  if (action !== 'ended') return;
  const { pathname, search } = window.location;
  // One address after the other, each of which ends one remote's override.
  const back = file.split(',').reduce((next, remote) => {
    return `/ops/override/reset?${new URLSearchParams({ remote, back: next })}`;
  }, pathname + search);
  window.location.assign(back);
});
