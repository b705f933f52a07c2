import { stringify } from 'devalue';
import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router';
import { PROMISE_KIND, type CrossedPromise } from '../app/page-state.ts';
import { promisesIn, type Settled } from '../app/promised-data.ts';

type LoaderData = StaticHandlerContext['loaderData'];

/** Waits for the promises in the data, but no longer than `ms`; gives those that were kept by then, and later ones too. */
export async function settlePromises(data: LoaderData, ms: number): Promise<Settled> {
  const settled = new Map<Promise<unknown>, unknown>();
  const all = Object.values(data)
    .flatMap((each) => promisesIn(each))
    .map((promise) =>
      promise.then(
        (value) => void settled.set(promise, value),
        () => undefined,
      ),
    );
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([Promise.all(all), new Promise((resolve) => (timer = setTimeout(resolve, ms)))]);
  clearTimeout(timer);
  return settled;
}

/**
 * Writes loader data and errors so that the browser's first render meets the same: an array that is JSON. Throws for what
 * cannot cross, a function for instance.
 */
export function writePageState({ loaderData, errors }: StaticHandlerContext, settled: Settled): unknown {
  const plain = (error: unknown) => (isRouteErrorResponse(error) ? { ...error } : error);
  const shown = errors && Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, plain(error)]));
  const text = stringify(
    { loaderData, errors: shown },
    {
      [PROMISE_KIND]: (value: unknown): CrossedPromise | undefined => {
        if (!(value instanceof Promise)) return undefined;
        return settled.has(value) ? { value: settled.get(value) } : { late: true };
      },
    },
  );
  return JSON.parse(text) as unknown;
}
