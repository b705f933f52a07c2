import { redirect } from 'react-router-dom';
import type { AppContext } from '@wisata/kernel/app-context';
import type { CodedPlace } from './code-field.tsx';
import type { PlaceSearch } from './place-book.ts';
import type { TripEnd } from './trip-fields.tsx';

const ENDS: readonly TripEnd[] = ['origin', 'destination'];

/** How a service knows its places. */
interface TypedPlaces<P extends CodedPlace> {
  readonly app: AppContext;
  readonly calls: Pick<PlaceSearch<P>, 'find'>;
  readonly isCode: RegExp;
  /** Path of the list, without its query. */
  readonly listPath: string;
}

/** The code of what was typed: of the first place that it finds; empty where none is found or nobody answers. */
async function findCode<P extends CodedPlace>({ app, calls, isCode }: TypedPlaces<P>, text: string): Promise<string> {
  // As the field writes a place that is chosen: `Gambir (GMR)`.
  const [, code = ''] = /\((\w+)\)$/.exec(text) ?? [];
  if (isCode.test(code)) return code;
  const found = await calls.find(app, text, new AbortController().signal).catch(() => []);
  return found[0]?.code ?? '';
}

/**
 * Leads to the address with codes where a form that was sent without script has names in it: what was typed is looked up. A name
 * that nobody knows stays, and the list asks for the place.
 */
export async function leadToCodes<P extends CodedPlace>(places: TypedPlaces<P>, query: URLSearchParams): Promise<void> {
  const coded = new URLSearchParams(query);
  for (const end of ENDS) {
    const text = query.get(end)?.trim() ?? '';
    if (text === '' || places.isCode.test(text.toUpperCase())) continue;
    const code = await findCode(places, text);
    if (code) coded.set(end, code);
  }
  if (coded.toString() !== query.toString()) throw redirect(`${places.listPath}?${coded}`);
}
