import { drill } from './drill/drill-command.ts';
import { RELEASE_COMMANDS } from './release-commands.ts';
import { runRelease } from './release-run.ts';

await runRelease({ ...RELEASE_COMMANDS, drill });
