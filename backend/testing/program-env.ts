const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;

/** What a program that a test starts gets of the test's own environment: no setting, and what Node has compiled before. */
export const PROGRAM_ENV: NodeJS.ProcessEnv = { PATH, HOME, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
