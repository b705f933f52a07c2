/** Waits shortly after the first answer, so that early ones are shown together and rows do not move. */
export const TOGETHER_MS = 1_000;

/** Resolves when all calls have answered, or {@link TOGETHER_MS} after the first has. Calls that reject are a bug. */
export function whenTogether(answers: readonly Promise<unknown>[]): Promise<unknown> {
  const moment = Promise.race(answers).then(() => new Promise((resolve) => setTimeout(resolve, TOGETHER_MS)));
  return Promise.race([Promise.all(answers), moment]);
}
