/** Runs in the page, before the remote that it came with. Both names are put in by the build. */
declare const OWN_SERVER: string;
declare const REMOTE: string;
declare const __webpack_hash__: string;

/** What the development server tells: a build, or that it ends. */
interface News {
  readonly action: string;
  readonly hash?: string;
  readonly errors?: readonly string[];
}

const news = new EventSource(`${OWN_SERVER}live`);

news.addEventListener('message', ({ data }: MessageEvent<string>) => {
  // Heartbeats are no JSON.
  if (!data.startsWith('{')) return;
  const { action, hash, errors = [] } = JSON.parse(data) as News;
  const { pathname, search } = window.location;
  if (action === 'ended') {
    const back = new URLSearchParams({ remote: REMOTE, back: pathname + search });
    window.location.assign(`/ops/override/reset?${back}`);
  }
  // A page that was away while something was built learns it when it is back.
  if ((action === 'built' || action === 'sync') && errors.length === 0 && hash !== __webpack_hash__)
    window.location.reload();
});
