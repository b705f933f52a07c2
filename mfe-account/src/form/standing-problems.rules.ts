/**
 * What a form shows between two tries: problems of the last try that still stand. One that comes up while somebody
 * types waits for the next try.
 */
export function standingProblems<P extends Readonly<Record<string, string | undefined>>>(atTry: P, now: P): P {
  return Object.fromEntries(Object.entries(now).filter(([name]) => atTry[name] !== undefined)) as P;
}
