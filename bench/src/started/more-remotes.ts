import { registerHooks } from 'node:module';

// Runs in an edge before its own modules: its contract then names more remotes than this checkout has.

const names = (process.env['BENCH_MORE_REMOTES'] ?? '').split(',').filter(Boolean);

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith('/shared-kernel/src/remote.ts')) return loaded;
    const list = names.map((name) => `'${name}', `).join('');
    return {
      ...loaded,
      source: (loaded.source as Buffer).toString().replace('REMOTE_NAMES = [', `REMOTE_NAMES = [${list}`),
    };
  },
});
