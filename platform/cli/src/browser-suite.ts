import { runJourneys } from './journeys.ts';

/** All journeys of `e2e/`, or those that the arguments name. */
process.exit(await runJourneys(process.argv.slice(2)));
