import { RELEASE_COMMANDS } from '../release-commands.ts';
import { runRelease } from '../release-run.ts';

await runRelease(RELEASE_COMMANDS);
