import { redirect } from 'react-router-dom';
import type { AppContext } from '@wisata/kernel/app-context';

/** The places of a way, as its search names them. */
const ENDS: readonly string[] = ['origin', 'destination'];

/** How a service knows its places. */
interface TypedPlaces {
  readonly app: AppContext;
  readonly calls: {
    readonly find: (
      app: AppContext,
      text: string,
      signal: AbortSignal,
    ) => Promise<readonly { readonly code: string }[]>;
  };
  readonly isCode: RegExp;
  /** Of the fields with a place, both ends of a way without them. */
  readonly names?: readonly string[];
  /** Path of the list, without its query. */
  readonly listPath: string;
}

/** The code of what was typed: of the first place that it finds; empty where none is found or nobody answers. */
async function findCode({ app, calls, isCode }: TypedPlaces, text: string): Promise<string> {
  // As the field writes a place that is chosen: `Gambir (GMR)`.
  const [, code = ''] = /\((\w+)\)$/.exec(text) ?? [];
  if (code && isCode.test(code)) return code;
  const found = await calls.find(app, text, new AbortController().signal).catch(() => []);
  return found[0]?.code ?? '';
}

/**
 * Leads to the address with codes where a form that was sent without script has names in it: what was typed is looked up. A name
 * that nobody knows stays, and the list asks for the place.
 */
export async function leadToCodes(places: TypedPlaces, query: URLSearchParams): Promise<void> {
  const coded = new URLSearchParams(query);
  for (const name of places.names ?? ENDS) {
    const text = query.get(name)?.trim() ?? '';
    if (text === '' || places.isCode.test(text.toUpperCase())) continue;
    const code = await findCode(places, text);
    if (code) coded.set(name, code);
  }
  if (coded.toString() !== query.toString()) throw redirect(`${places.listPath}?${coded}`);
}
