import { cruiseOptions, forbid, sharedBoundaries, TEST_SUPPORT } from '../lint/remote-boundaries.ts';

const SOURCES = '^src/';

/** Who may import whom in a remote's own repository: the rules of the remotes of the checkout. */
export default {
  forbidden: [
    forbid(
      'remote-knows-no-other-remote',
      'Remotes meet through URLs, slots and events, types included; what a remote needs of the shell comes through the runtime.',
      { path: SOURCES },
      { path: 'node_modules/@wisata/(mfe-[^/]+|shell)/' },
    ),
    forbid(
      'browser-knows-no-node',
      "Node's modules do not exist in a page.",
      { path: SOURCES, pathNot: TEST_SUPPORT },
      { dependencyTypes: ['core'] },
    ),
    ...sharedBoundaries({ at: '', routed: SOURCES, notShipped: [], barrels: [SOURCES, []], declared: [SOURCES, []] }),
  ],
  options: cruiseOptions(String.raw`^(dist|\.data|\.cache)/`),
};
